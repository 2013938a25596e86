import { expect, it } from 'vitest';
import { messagesOf } from '../test/messages.ts';
import { DEFAULT_LOADER, LOADER_COLORS, loaderSettingsSchema } from './loading-demo.ts';

it('the default loader is valid', () => {
  expect(loaderSettingsSchema.parse(DEFAULT_LOADER)).toEqual(DEFAULT_LOADER);
});

it('the delay is from 0 to 2,000 ms in steps of 100', () => {
  for (const delay of [0, 100, 1900, 2000]) {
    expect(messagesOf(loaderSettingsSchema, { ...DEFAULT_LOADER, delay })).toEqual({});
  }
  for (const delay of [-100, 50, 1950, 2100]) {
    expect(loaderSettingsSchema.safeParse({ ...DEFAULT_LOADER, delay }).success, String(delay)).toBe(false);
  }
});

it('every preset colour can be chosen', () => {
  for (const color of LOADER_COLORS) {
    expect(messagesOf(loaderSettingsSchema, { ...DEFAULT_LOADER, color })).toEqual({});
  }
});
