import type { KeyForm } from '@gatehouse/contract/key-forms.ts';
import { readPastedLines } from '@gatehouse/secrets/pasted-lines.ts';
import { expect, it } from 'vitest';
import { pastedParts } from '#src/features/keys/offers/read-key-text.ts';

const ADZUNA: KeyForm = {
  slug: 'adzuna',
  name: 'Adzuna',
  pattern: null,
  needs: null,
  providerId: null,
  catalogId: 'adzuna',
  hosts: ['api.adzuna.com'],
  baseUrl: null,
  keyParts: {
    main: 'app_key',
    parts: [
      { name: 'app_id', label: 'Application ID', isSecret: false },
      { name: 'app_key', label: 'Application key', isSecret: true },
    ],
  },
};

const read = (text: string) =>
  pastedParts(
    [{ ...ADZUNA, slug: 'x', keyParts: null }, ADZUNA],
    readPastedLines(text, () => false),
  );

it('reads the lines of an .env file with all values of one key', () => {
  expect(read('ADZUNA_APP_ID=1f2e3d4c\n# the key\nADZUNA_APP_KEY="a1b2c3d4e5f6a7b8"')).toEqual({
    apiKey: 'a1b2c3d4e5f6a7b8',
    providerId: 'catalog:adzuna',
    parts: { app_id: '1f2e3d4c' },
  });
});

it.each([
  ['one value is missing', 'ADZUNA_APP_KEY=a1b2c3d4e5f6a7b8'],
  [
    'there is something else',
    'ADZUNA_APP_ID=1f2e3d4c\nADZUNA_APP_KEY=a1b2c3d4e5f6a7b8\nOTHER_KEY=a1b2c3d4e5f6',
  ],
  ['a name is repeated', 'ADZUNA_APP_KEY=1f2e3d4c\nADZUNA_APP_KEY=a1b2c3d4e5f6a7b8'],
])('leaves other lines to the review: %s', (_what, text) => {
  expect(read(text)).toBeUndefined();
});
