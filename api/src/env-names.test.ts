import { expect, it } from 'vitest';
import { misspelledNames } from '#src/env-names.ts';

const KNOWN = ['HOST', 'PORT', 'ACCESS_TOKEN', 'DATA_DIR'];

it.each([
  ['ACESS_TOKEN', 'ACCESS_TOKEN'],
  ['ACCESS_TOKENS', 'ACCESS_TOKEN'],
  ['AACCESS_TOKEN', 'ACCESS_TOKEN'],
  ['ACCESS-TOKEN', 'ACCESS_TOKEN'],
  ['ACCESS_TOEKN', 'ACCESS_TOKEN'],
  ['access_token', 'ACCESS_TOKEN'],
  ['DATADIR', 'DATA_DIR'],
  ['PROT', 'PORT'],
])('%s is told to be %s', (name, meant) => {
  expect(misspelledNames(['PATH', name, 'HOST'], KNOWN)).toEqual([
    `The variable ${name} means nothing: did you mean ${meant}?`,
  ]);
});

it.each(['HOST', 'HOME', 'HOSTNAME', 'TOKEN', 'MY_ACCESS_TOKEN', 'ACCES_TOKENS', 'PATH', ''])(
  '%s is left alone',
  (name) => {
    expect(misspelledNames([name], KNOWN)).toEqual([]);
  },
);
