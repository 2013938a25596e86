import { expect, it } from 'vitest';
import { maskedText, withSecrets } from '#src/features/testing/response/masked-secrets.tsx';

const originals = [
  { shown: 'sk-****', text: 'sk-"$&a', value: 'sk-"$&a' },
  { shown: 'sk-*****', text: 'c2st', value: 'sk-' },
];
const base = { responseTime: 1, observations: [], analysis: '' };

it('the masks of a text, of header values and of their names are replaced, the longer ones first', () => {
  const result = {
    ...base,
    response: 'one sk-**** and sk-*****',
    text: 'one sk-**** and sk-*****',
    headers: { 'x-sk-****': 'Basic sk-*****' },
  };
  expect(withSecrets(result, originals)).toMatchObject({
    response: 'one sk-"$&a and c2st',
    text: 'one sk-"$&a and c2st',
    headers: { 'x-sk-"$&a': 'Basic c2st' },
  });
});

it('in JSON, names and strings at any depth are replaced as a parsed value has them', () => {
  const result = { ...base, response: { 'sk-****': [1, null, { a: 'Bearer sk-*****' }] } };
  expect(withSecrets(result, originals).response).toEqual({ 'sk-"$&a': [1, null, { a: 'Bearer sk-' }] });
});

it('a response without a body stays without one', () => {
  expect(withSecrets(base, originals)).toEqual({ ...base, response: undefined });
});

it.each([
  [{ token: 't' }, 'Your key appears in this response and is masked.'],
  [{ variables: ['pin'] }, 'The secret variable pin appears in this response and is masked.'],
  [
    { token: 't', variables: ['pin'] },
    'Your key and the secret variable pin appear in this response and are masked.',
  ],
  [{ hasHidden: true }, 'A hidden value of this endpoint appears in this response and is masked.'],
])('says whose the masked secrets are: %j', (masked, text) => {
  expect(maskedText({ count: 1, ...masked }, 'key', false)).toBe(text);
});

it('says what stays masked when the key is shown', () => {
  const masked = { count: 2, token: 't', variables: ['pin'] };
  expect(maskedText(masked, 'key', true)).toBe(
    'Your key is shown in this response. That was recorded. The secret variable pin stays masked.',
  );
});
