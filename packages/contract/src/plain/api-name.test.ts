import { expect, it } from 'vitest';
import { apiNameKey } from './api-name.ts';

it('is the same for names that a reader would take for one', () => {
  for (const name of [
    'Open Weather',
    ' open weather ',
    'OPEN  WEATHER',
    'Open\u00a0Weather',
    'Ｏｐｅｎ Weather',
  ])
    expect(apiNameKey(name), name).toBe('open weather');
});

it('differs for different names', () => {
  expect(
    new Set(['Openweather', 'Open Weather', 'Open-Weather', 'Open Weather 2'].map(apiNameKey)).size,
  ).toBe(4);
});
