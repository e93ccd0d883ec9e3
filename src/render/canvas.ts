// The library reads this once, while it is loaded: without it pictures would depend on the fonts of the machine.
process.env['DISABLE_SYSTEM_FONTS_LOAD'] = '1';

export const { createCanvas, GlobalFonts, loadImage } = await import('@napi-rs/canvas');
export type { Canvas, SKRSContext2D as Context } from '@napi-rs/canvas';
