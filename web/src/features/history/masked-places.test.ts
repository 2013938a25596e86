import type { CallBody } from '@gatehouse/contract/body.ts';
import type { JsonValue } from '@gatehouse/contract/common.ts';
import { expect, it } from 'vitest';
import { maskedPlaces, withoutMasks } from '#src/features/history/masked-places.ts';

const json = (value: JsonValue): CallBody => ({ kind: 'json', text: JSON.stringify(value) });

const request = { url: 'https://a.test/x?page=2', requestHeaders: null, body: null };

it.each([
  ['nothing', {}, []],
  ['a parameter', { url: 'https://a.test/?token=[secret]&page=2' }, ['parameter token']],
  ['the path', { url: 'https://a.test/bot[secret]/send?sig=[secret]' }, ['the URL', 'parameter sig']],
  ['headers', { requestHeaders: { 'X-Api-Key': '[secret]', 'X-Trace': '7' } }, ['header X-Api-Key']],
  [
    'fields, each once',
    { body: json({ password: '[secret]', list: [{ pin: '[secret]' }, { pin: '[secret]' }] }) },
    ['field password', 'field pin'],
  ],
  ['a list below a field', { body: json({ keys: ['[secret]', 'plain'] }) }, ['field keys']],
  [
    'a body that is text',
    { body: { kind: 'text', text: 'token=[secret]', contentType: 'text/plain' } },
    ['the body'],
  ],
  [
    'a field of a form',
    { body: { kind: 'form', fields: [{ name: 'pin', value: '[secret]' }] } },
    ['field pin'],
  ],
  [
    'a part of a form with files',
    {
      body: {
        kind: 'multipart',
        parts: [
          { name: 'pin', value: '[secret]' },
          { name: 'f', fileName: 'x' },
        ],
      },
    },
    ['field pin'],
  ],
  ['the mask of a key', { body: json({ note: `sk-${'*'.repeat(20)}` }) }, ['field note']],
  ['a path with a percent sign', { url: 'https://a.test/100%' }, []],
] as [string, object, string[]][])('finds %s', (_what, changed, places) => {
  expect(maskedPlaces({ ...request, ...changed })).toEqual(places);
});

it.each([
  ['nothing', {}],
  ['a parameter', { url: 'https://a.test/?token=[secret]&page=2' }, { url: 'https://a.test/?token=&page=2' }],
  ['one that is encoded', { url: 'https://a.test/?t=%5Bsecret%5D#x' }, { url: 'https://a.test/?t=#x' }],
  ['the path', { url: 'https://a.test/bot[secret]/send' }, { url: 'https://a.test/bot/send' }],
  [
    'a mask in the path',
    { url: `https://a.test/v1/sk-${'*'.repeat(20)}/x` },
    { url: 'https://a.test/v1//x' },
  ],
  ['a path with a percent sign', { url: 'https://a.test/100%?a=100%' }],
  [
    'headers, also with a scheme',
    { requestHeaders: { Authorization: 'Bearer [secret]', 'X-Trace': '7' } },
    { requestHeaders: { Authorization: '', 'X-Trace': '7' } },
  ],
  [
    'fields of the body, at any depth',
    { body: json({ pin: '[secret]', list: [{ pin: `sk-${'*'.repeat(20)}`, count: 2 }, null] }) },
    { body: json({ pin: '', list: [{ pin: '', count: 2 }, null] }) },
  ],
  [
    'fields of a form',
    {
      body: {
        kind: 'form',
        fields: [
          { name: 'a', value: '1' },
          { name: 'pin', value: '[secret]' },
        ],
      },
    },
    {
      body: {
        kind: 'form',
        fields: [
          { name: 'a', value: '1' },
          { name: 'pin', value: '' },
        ],
      },
    },
  ],
] as [string, object, object?][])('empties %s', (_what, changed, emptied = changed) => {
  const empty = withoutMasks({ ...request, ...changed });
  expect(empty).toEqual({ ...request, ...emptied });
  expect(maskedPlaces(empty)).toEqual([]);
});
