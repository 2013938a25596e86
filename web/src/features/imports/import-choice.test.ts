import type { ImportEntry, ImportReview, ImportSecret } from '@gatehouse/contract/imports.ts';
import { describe, expect, it } from 'vitest';
import {
  choiceProblem,
  initialChoice,
  shownEntries,
  toImportInput,
  unknownHosts,
} from '#src/features/imports/import-choice.ts';

const entry = (index: number, fields: Partial<ImportEntry> = {}): ImportEntry => ({
  index,
  line: index + 1,
  name: `Entry ${index}`,
  method: 'GET',
  endpoint: 'https://a.test/',
  status: 'new',
  reason: null,
  needsBaseUrl: false,
  path: [],
  withoutKey: false,
  keyName: null,
  notes: [],
  providerId: null,
  host: 'a.test',
  ...fields,
});

const secret = (index: number, fields: Partial<ImportSecret> = {}): ImportSecret => ({
  index,
  name: `Key ${index}`,
  secret: 'abc********************',
  line: 1,
  place: 'Authorization header',
  host: 'a.test',
  status: 'new',
  reason: null,
  providerId: null,
  ...fields,
});

const REVIEW: ImportReview = {
  format: 'http',
  title: null,
  digest: 'digest',
  entries: [
    entry(0),
    entry(1, { status: 'duplicate' }),
    entry(2, { status: 'invalid', host: null }),
    entry(3, { providerId: 7, host: 'api.known.test' }),
    entry(4, { host: 'b.test' }),
  ],
  secrets: [secret(0), secret(1, { providerId: 7 })],
  environments: [],
  problems: [],
};

describe('a choice of what to import', () => {
  it('starts with what is new, and without secrets', () => {
    const choice = initialChoice(REVIEW);
    expect([...choice.entries]).toEqual([0, 3, 4]);
    expect(choice.secrets.some(({ isChosen }) => isChosen)).toBe(false);
  });

  it('lists the hosts of no provider with their requests, the most frequent first', () => {
    expect(unknownHosts(REVIEW.entries)).toEqual([
      ['a.test', 2],
      ['b.test', 1],
    ]);
  });

  it('is sent with the provider of each host: its own, the chosen one, or the fallback', () => {
    const choice = { ...initialChoice(REVIEW), hosts: new Map([['b.test', '9']]) };
    const [first, second] = choice.secrets;
    if (first === undefined || second === undefined) throw new Error('no secrets');
    const secrets = [
      { ...first, isChosen: true, name: '  ' },
      { ...second, isChosen: true, name: ' Mine ' },
    ];
    expect(toImportInput(REVIEW, { ...choice, secrets }, 1)).toEqual({
      digest: 'digest',
      endpoints: [
        { index: 0, providerId: 1 },
        { index: 3, providerId: 7 },
        { index: 4, providerId: 9 },
      ],
      secrets: [
        { index: 0, providerId: 1, name: 'Key 0' },
        { index: 1, providerId: 7, name: 'Mine' },
      ],
      environments: [],
    });
  });

  it('is sent with the environments that are not stored, under the names and for the hosts that were typed', () => {
    const variables = [
      { name: 'base', value: 'https://a.test', isSecret: false, hosts: [] },
      { name: 'pin', value: 'abc***', isSecret: true, hosts: ['a.test', 'b.test'] },
    ];
    const shop = { index: 0, line: 1, name: 'Shop', status: 'new', reason: null, variables } as const;
    const environments = [shop, { ...shop, index: 1, status: 'stored' } as const];
    const review = { ...REVIEW, environments };
    const choice = initialChoice(review);
    const sent = (rows = choice.environments) =>
      toImportInput(review, { ...choice, environments: rows }, 1).environments;
    expect(sent()).toEqual([{ index: 0, name: 'Shop', hosts: { pin: ['a.test', 'b.test'] } }]);
    const typed = choice.environments.map((row) => ({ ...row, name: ' Mine ', hosts: { pin: 'c.test,' } }));
    expect(sent(typed)).toEqual([{ index: 0, name: 'Mine', hosts: { pin: ['c.test'] } }]);
  });

  it('is sent with the names that were typed, and without those that were emptied', () => {
    const names = new Map([
      [0, ' Mine '],
      [3, '  '],
    ]);
    expect(toImportInput(REVIEW, { ...initialChoice(REVIEW), names }, 1).endpoints).toEqual([
      { index: 0, providerId: 1, name: 'Mine' },
      { index: 3, providerId: 7 },
      { index: 4, providerId: 1 },
    ]);
  });

  it('is not sent with a name of one character, unless its request is not chosen', () => {
    const choice = { ...initialChoice(REVIEW), names: new Map([[0, ' x ']]) };
    expect(choiceProblem(choice)).toBe('Name must be at least 2 characters.');
    expect(choiceProblem({ ...choice, entries: new Set([3]) })).toBeUndefined();
    expect(choiceProblem({ ...choice, names: new Map([[0, ' xy ']]) })).toBeUndefined();
  });

  it('shows what the filter says', () => {
    expect(shownEntries(REVIEW.entries, 'all')).toHaveLength(5);
    expect(shownEntries(REVIEW.entries, 'duplicate').map(({ index }) => index)).toEqual([1]);
  });
});
