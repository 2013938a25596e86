import { expect, it } from 'vitest';
import { withSecrets } from '#src/features/testing/response/masked-secrets.tsx';

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
