import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { searchApis } from '@gatehouse/search/search-apis.ts';
import { describe, expect, it } from 'vitest';
import { readPrivateKey } from '#src/features/oauth/client-keys/signing-key.ts';
import { readDeviceAuthorization } from '#src/features/oauth/device/read-device-authorization.ts';
import { accountInIdToken } from '#src/features/oauth/protocol/account.ts';
import { isClientRefused } from '#src/features/oauth/protocol/client-refused.ts';
import { saysTokenIsDead } from '#src/features/oauth/protocol/dead-grant.ts';
import { readTokenResponse } from '#src/features/oauth/protocol/read-token-response.ts';
import { requestUriIn } from '#src/features/oauth/pushed/push-authorization.ts';
import { fasterThanText, type Read, textsFor } from '#test/growth/cost.ts';
import { IMPORTS } from '#test/growth/imports.ts';
import { NESTED, REQUESTS, VISITS } from '#test/growth/requests.ts';
import { RESPONSES } from '#test/growth/responses.ts';
import { SECRETS } from '#test/growth/secrets.ts';
import { TEXTS } from '#test/growth/texts.ts';

/*
 * No text of a stranger stops the server: the work of whatever takes one grows with its length and no faster.
 */

/** Durations are never compared with the clock, however busy the machine is. */
const BUSY_MS = 300_000;

/** Whatever takes a stranger's text, by the folder that it is imported from. A name may say more behind a blank. */
const READERS = {
  '@gatehouse/secrets': SECRETS,
  '@gatehouse/response': RESPONSES,
  '@gatehouse/request': REQUESTS,
  '#src/features/imports/read': IMPORTS,
} satisfies Record<string, Record<string, Read>>;

/** What takes none, and why. */
const LEFT_OUT: Record<string, string> = {
  ...Object.fromEntries(
    [
      'shownCredential',
      'shownConnectionCredential',
      'variableParameters',
      'partFields',
      'partParameters',
      'piecesWithVariables',
      'keyVariables',
      'keyHeaders',
      'keyParameters',
      'placeKey',
      'placeParts',
    ].map((name) => [name, 'takes how a provider wants its key']),
  ),
  ...Object.fromEntries(
    ['mergeSpans', 'overlapsAny', 'replaceSpans'].map((name) => [
      name,
      'takes spans, which the finders bound',
    ]),
  ),
  ...Object.fromEntries(
    ['withoutNames', 'leftOutNote', 'cleanedNote'].map((name) => [
      name,
      'takes an entry that readImport has bounded',
    ]),
  ),
  toApiRequest: 'moves fields',
  pasteNote: 'takes the name of a note',
  expansionBudget: 'takes nothing',
  analysisOf: 'joins the lines of observeResponse',
  hasKeyArrived: 'takes the five redirects of a call',
};

const ROOT = path.resolve(import.meta.dirname, '../../..');
const IMPORT = /^import \{([^}]*)\} from '([^']+)';$/gm;

/** The functions that a folder exports to others. */
const doorsOf = (folder: keyof typeof READERS): string[] => {
  const own = folder.startsWith('@') ? folder.replace('@gatehouse', 'packages') : folder.replace('#', 'api/');
  const files = globSync(['{api,web,scripts}/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'], {
    cwd: ROOT,
    exclude: (file) => file.endsWith('.test.ts'),
  });
  const names = files
    .filter((file) => !file.startsWith(`${own}/`))
    .flatMap((file) => [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(IMPORT)])
    .filter(([, , from = '']) => from.startsWith(`${folder}/`))
    .flatMap(([, imported = '']) => imported.split(',').map((name) => name.trim().split(' as ')[0] ?? ''))
    // Types are said to be some, and constants are written in capitals.
    .filter((name) => /^[a-z]/.test(name) && !name.startsWith('type '));
  return [...new Set(names)];
};

describe.each(Object.entries(READERS))('%s', (folder, readers) => {
  it('has no function that takes a stranger’s text and is missing here', () => {
    const doors = doorsOf(folder as keyof typeof READERS);
    expect(doors.length).toBeGreaterThan(0);
    const run = new Set(Object.keys(readers).map((name) => name.split(' ')[0]));
    expect(doors.filter((name) => !run.has(name) && LEFT_OUT[name] === undefined)).toEqual([]);
    expect([...run].filter((name) => !doors.includes(name ?? ''))).toEqual([]);
  });

  it.each(Object.entries(readers))(
    'the work of %s grows with its text and no faster',
    { timeout: BUSY_MS },
    (_name, read) => {
      for (const [what, textOf] of textsFor(read, TEXTS))
        expect.soft(fasterThanText(read, textOf), what).toBeUndefined();
    },
  );
});

it.each(Object.entries(VISITS))(
  '%s grows with its text and no faster, however deep it is nested',
  {
    timeout: BUSY_MS,
  },
  (_name, read) => {
    for (const [what, nested] of Object.entries(NESTED))
      expect.soft(fasterThanText(read, nested), what).toBeUndefined();
  },
);

it.each(['many commas', 'many segments', 'many lines', 'a list of different texts'])(
  'the work of a search grows with its text and no faster: %s',
  { timeout: BUSY_MS },
  (what) => {
    const read: Read = (query) => searchApis(openKnowledge(), { query, limit: 12 });
    expect(fasterThanText(read, TEXTS[what] ?? String)).toBeUndefined();
  },
);

/** What the reader of refusals looks for, again and again. */
const REFUSALS = {
  ...TEXTS,
  'many dead words': (n: number) => 'expired/-'.repeat(n / 9),
  'many clients': (n: number) => 'client_'.repeat(n / 7),
  'many tokens': (n: number) => 'refresh token '.repeat(n / 14),
};

it.each([
  ['in JSON', (text: string) => JSON.stringify({ error: 'x', error_description: text, more: [text] })],
  ['as text', (text: string) => text],
])(
  'the work of a refused token request grows with its text and no faster: %s',
  { timeout: BUSY_MS },
  (_how, written) => {
    const read: Read = (text) => {
      const response = readTokenResponse({ status: 400, text: written(text) }, { tokenPath: null, now: 0 });
      return 'refused' in response && [isClientRefused(response.refused), saysTokenIsDead(response.refused)];
    };
    for (const [what, textOf] of Object.entries(REFUSALS))
      expect.soft(fasterThanText(read, textOf), what).toBeUndefined();
  },
);

it.each([
  ['in its claims', (text: string) => Buffer.from(JSON.stringify({ iss: text, sub: text, email: text }))],
  ['as its claims', (text: string) => Buffer.from(text)],
])('the work of an ID token grows with its text and no faster: %s', { timeout: BUSY_MS }, (_how, claims) => {
  const read: Read = (text) =>
    accountInIdToken({
      accessToken: 'access-token-a1B2',
      refreshToken: null,
      idToken: `a.${claims(text).toString('base64url')}.b`,
    });
  for (const [what, textOf] of Object.entries(TEXTS))
    expect.soft(fasterThanText(read, textOf), what).toBeUndefined();
});

const CODES = { device_code: 'code', user_code: 'AB', verification_uri: 'https://a.example/' };

it.each([
  ['as its codes', (text: string) => JSON.stringify({ ...CODES, device_code: text, user_code: text })],
  [
    'as its pages',
    (text: string) => JSON.stringify({ ...CODES, verification_uri: `https://a.example/${text}` }),
  ],
  [
    'in a form',
    (text: string) => new URLSearchParams({ ...CODES, verification_uri_complete: text }).toString(),
  ],
  ['as text', (text: string) => text],
])(
  'the work of what begins a login with a code grows with its text and no faster: %s',
  { timeout: BUSY_MS },
  (_how, written) => {
    const read: Read = (text) => readDeviceAuthorization({ status: 200, text: written(text) });
    for (const [what, textOf] of Object.entries(TEXTS))
      expect.soft(fasterThanText(read, textOf), what).toBeUndefined();
  },
);

it.each([
  ['as its name', (text: string) => JSON.stringify({ request_uri: text, expires_in: 60 })],
  ['in a form', (text: string) => new URLSearchParams({ request_uri: text }).toString()],
  ['as text', (text: string) => text],
])(
  'the work of what names a pushed login grows with its text and no faster: %s',
  { timeout: BUSY_MS },
  (_how, written) => {
    const read: Read = (text) => requestUriIn({ status: 201, text: written(text) });
    for (const [what, textOf] of Object.entries(TEXTS))
      expect.soft(fasterThanText(read, textOf), what).toBeUndefined();
  },
);

it.each([
  ['as text', (text: string) => text],
  ['as PEM', (text: string) => `-----BEGIN PRIVATE KEY-----${text}-----END PRIVATE KEY-----`],
  ['as many beginnings', (text: string) => `-----BEGIN ${text}-----BEGIN PRIVATE KEY-----${text}`],
  ['as a JSON Web Key', (text: string) => JSON.stringify({ kty: 'EC', d: text })],
])(
  'the work of a private key that is entered grows with its text and no faster: %s',
  { timeout: BUSY_MS },
  (_how, written) => {
    const read: Read = (text) => readPrivateKey(written(text), { signingAlg: null, keyId: '' });
    for (const [what, textOf] of Object.entries(TEXTS))
      expect.soft(fasterThanText(read, textOf), what).toBeUndefined();
  },
);

it('work that grows with the square of its text is found, and work that grows with it is not', {
  timeout: BUSY_MS,
}, () => {
  const steps = (count: number) => {
    let sum = 0;
    for (let at = 0; at < count; at += 1) sum += at % 7;
    return sum;
  };
  const text = (length: number) => 'a'.repeat(length);
  expect(fasterThanText(({ length }) => steps(length ** 2 / 8), text)).toBeDefined();
  expect(fasterThanText(({ length }) => steps(length * 3_000), text)).toBeUndefined();
});
