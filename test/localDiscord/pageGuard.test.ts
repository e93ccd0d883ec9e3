import { expect, test } from 'vitest';
import { isLoopbackHost, isOwnOrigin } from '#localDiscord/pageGuard.ts';

test.each([
  ['127.0.0.1:4170', true],
  ['localhost:4170', true],
  ['[::1]:4170', true],
  ['127.0.0.1:4171', false],
  ['localhost', false],
  ['evil.example:4170', false],
  ['127.0.0.1.evil.example:4170', false],
  ['user@127.0.0.1:4170', false],
  ['127.0.0.1:4170/path', false],
  ['', false],
  [undefined, false],
])('host %s', (host, allowed) => {
  expect(isLoopbackHost(host, 4170)).toBe(allowed);
});

test.each([
  [undefined, true],
  ['http://127.0.0.1:4170', true],
  ['http://localhost:4170', true],
  ['https://127.0.0.1:4170', false],
  ['http://127.0.0.1:3000', false],
  ['http://evil.example:4170', false],
  ['null', false],
])('origin %s', (origin, allowed) => {
  expect(isOwnOrigin(origin, 4170)).toBe(allowed);
});
