import { expect, it } from 'vitest';
import { partsOfSecret } from '#src/schemes.ts';

const base64 = (text: string): string => Buffer.from(text).toString('base64');

it.each([
  ['canary-0123456789', ['canary-0123456789']],
  ['Bearer canary-0123456789', ['Bearer canary-0123456789', 'canary-0123456789']],
  [
    `Basic ${base64('ann:canary:0123456789')}`,
    [
      `Basic ${base64('ann:canary:0123456789')}`,
      base64('ann:canary:0123456789'),
      'ann:canary:0123456789',
      'canary:0123456789',
    ],
  ],
  ['Basic no-base64', ['Basic no-base64', 'no-base64']],
  [
    'theme=dark; sid="canary-0123456789"',
    ['theme=dark; sid="canary-0123456789"', 'dark', 'canary-0123456789'],
  ],
  [
    'Signature keyId="ann",signature="canary-01="',
    [
      'Signature keyId="ann",signature="canary-01="',
      'keyId="ann",signature="canary-01="',
      'ann',
      'canary-01=',
    ],
  ],
  ['', ['']],
])('%j is also secret without what is around it', (value, parts) => {
  expect(partsOfSecret(value)).toEqual(expect.arrayContaining(parts));
});
