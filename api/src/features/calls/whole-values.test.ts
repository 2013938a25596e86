import { describe, expect, it } from 'vitest';
import { wholeValues } from '#src/features/calls/whole-values.ts';

const found = (text: string): string => {
  let shown = text;
  for (const [start, end] of wholeValues(text, '4711').toReversed())
    shown = `${shown.slice(0, start)}*${shown.slice(end)}`;
  return shown;
};

describe('a short secret', () => {
  it.each([
    ['{"pin":"4711"}', '{"pin":"*"}'],
    ['{"list": [ "a", "4711" ]}', '{"list": [ "a", "*" ]}'],
    ['{"pin": 4711}', '{"pin": *}'],
    ['{"sent":"{\\"pin\\":\\"4711\\"}"}', '{"sent":"{\\"pin\\":\\"*\\"}"}'],
    ['4711', '*'],
    ['"4711"\n', '"*"\n'],
    ['Bearer 4711', 'Bearer *'],
    ['a=1&pin=4711&b=2', 'a=1&pin=*&b=2'],
    ['https://x.test/?pin=4711#a', 'https://x.test/?pin=*#a'],
    ['sid=4711; theme=dark', 'sid=*; theme=dark'],
    ['data: 4711\n', 'data: *\n'],
    ['<pin>4711</pin>', '<pin>*</pin>'],
  ])('is found as a whole value in %s', (text, shown) => {
    expect(found(text)).toBe(shown);
  });

  it.each([
    'It costs 4711 EUR, or 4711.50 with tax',
    '{"note":"order 4711 has arrived"}',
    '{"4711":"a name"}',
    '{"id":"ord_4711","price":47110,"list":[1,4711,2]}',
    'https://x.test/items/4711',
    'a=47112&b=x4711',
    '2024-4711: a, 4711, b',
    `${'x'.repeat(300)} 4711 ${'x'.repeat(300)}`,
  ])('is left where it is a part of a text: %s', (text) => {
    expect(found(text)).toBe(text);
  });
});
