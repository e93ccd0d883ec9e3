import type { Json } from './types.ts';

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of objects, empty where there is none. */
export const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isJson) : []);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
