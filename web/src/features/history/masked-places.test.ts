import { expect, it } from 'vitest';
import { maskedPlaces, withoutMasks } from '#src/features/history/masked-places.ts';

const request = { url: 'https://a.test/x?page=2', requestHeaders: null, requestBody: null };

it.each([
  ['nothing', {}, []],
  ['a parameter', { url: 'https://a.test/?token=[secret]&page=2' }, ['parameter token']],
  ['the path', { url: 'https://a.test/bot[secret]/send?sig=[secret]' }, ['the URL', 'parameter sig']],
  ['headers', { requestHeaders: { 'X-Api-Key': '[secret]', 'X-Trace': '7' } }, ['header X-Api-Key']],
  [
    'fields, each once',
    { requestBody: { password: '[secret]', list: [{ pin: '[secret]' }, { pin: '[secret]' }] } },
    ['field password', 'field pin'],
  ],
  ['a list below a field', { requestBody: { keys: ['[secret]', 'plain'] } }, ['field keys']],
  ['a body that is text', { requestBody: 'token=[secret]' }, ['the body']],
  ['the mask of a key', { requestBody: { note: `sk-${'*'.repeat(20)}` } }, ['field note']],
  ['a path with a percent sign', { url: 'https://a.test/100%' }, []],
])('finds %s', (_what, changed, places) => {
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
    { requestBody: { pin: '[secret]', list: [{ pin: `sk-${'*'.repeat(20)}`, count: 2 }, null] } },
    { requestBody: { pin: '', list: [{ pin: '', count: 2 }, null] } },
  ],
] as [string, object, object?][])('empties %s', (_what, changed, emptied = changed) => {
  const empty = withoutMasks({ ...request, ...changed });
  expect(empty).toEqual({ ...request, ...emptied });
  expect(maskedPlaces(empty)).toEqual([]);
});
