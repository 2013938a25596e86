import { expect, it } from 'vitest';
import { maskedPlaces } from '#src/features/history/masked-places.ts';

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
