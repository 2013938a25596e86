import { afterAll, beforeAll, expect, it } from 'vitest';
import { endImportThreads } from '#src/features/imports/import-reader.ts';
import { deep, deepTimeout } from '#test/deep.ts';
import { providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { type ImportDocument, realDescription, TOOL_DOCUMENTS } from '#test/import-documents.ts';
import { seededRandom } from '#test/seeded-random.ts';

const RUNS = deep(300, 5000);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);

const DOCUMENTS: ImportDocument[] = [
  ...TOOL_DOCUMENTS,
  ...['1forge.com.json', 'aiception.com.json', 'exoapi.dev.json'].map(realDescription),
];

/** What breaks parsers, stores and URLs, if it gets there. */
const HOSTILE = [
  ...[
    '\0',
    '\ud800',
    '\uFEFF',
    '__proto__',
    '"__proto__":{},',
    'constructor',
    '{{',
    '}}',
    '{{a}}',
    '\\u0000',
  ],
  ...[
    '../',
    '%2e%2e/',
    'javascript:',
    'https://a:b@c/',
    '//',
    '[',
    ']',
    '{',
    '}',
    '"',
    '\\',
    ',',
    ':',
    '\n',
    '\r',
  ],
  ...[
    '*a',
    '&a ',
    '<<: *a',
    '!!js/function ',
    '$ref',
    '"$ref":"#"',
    '#/',
    '-',
    '1e999',
    'null',
    'true',
    '###\n',
    '> {%',
  ],
  '['.repeat(2000),
  '{"a":'.repeat(1500),
  'x'.repeat(5000),
];

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(async () => {
  await test.close();
  await endImportThreads();
});

/** The document with one to four parts cut, repeated, moved, replaced or added. */
const mutate = (text: string, random: () => number): string => {
  const at = (length: number): number => Math.floor(random() * (length + 1));
  let mutated = text;
  for (let left = 1 + at(3); left > 0; left -= 1) {
    const start = at(mutated.length);
    const end = Math.min(mutated.length, start + at(random() < 0.8 ? 40 : mutated.length));
    const part = mutated.slice(start, end);
    const other = at(mutated.length);
    const hostile = HOSTILE[at(HOSTILE.length - 1)] ?? '';
    const changes = [
      () => mutated.slice(0, start) + mutated.slice(end),
      () => mutated.slice(0, start) + hostile + mutated.slice(start),
      () => mutated.slice(0, start) + hostile + mutated.slice(end),
      () => mutated.slice(0, other) + part + mutated.slice(other),
      () => mutated.slice(0, start),
      () => mutated.replaceAll(part === '' ? '"' : part.slice(0, 4), hostile.slice(0, 20)),
    ];
    mutated = (changes[at(changes.length - 1)]?.() ?? mutated).slice(0, 2_000_000);
  }
  return mutated;
};

it(
  `${RUNS.toLocaleString('en')} mutated documents store nothing and never cause a failure of the server`,
  async () => {
    const random = seededRandom(SEED);
    const providerId = (await providerBySlug(test, 'custom')).id;
    const providers = (await test.rest('GET', '/providers')).body;
    for (let run = 0; run < RUNS; run += 1) {
      const { text, fileName } = DOCUMENTS[Math.floor(random() * DOCUMENTS.length)] as ImportDocument;
      const document = { text: mutate(text, random), fileName };
      const about = `FUZZ_SEED=${SEED}, run ${run}: ${fileName}`;
      const { status, body } = await test.rest('POST', '/imports/review', document);
      expect([200, 400], `${about}: ${JSON.stringify(body).slice(0, 300)}`).toContain(status);
      // What cannot be stored is chosen with the rest: then nothing is.
      const invalid =
        status === 200
          ? body.entries.find((entry: { status: string }) => entry.status === 'invalid')
          : undefined;
      if (invalid === undefined) continue;
      const endpoints = body.entries
        .slice(0, 50)
        .map(({ index }: { index: number }) => ({ index, providerId }));
      const chosen = [
        ...endpoints.filter(({ index }: { index: number }) => index !== invalid.index),
        { index: invalid.index, providerId },
      ];
      const attempt = await test.rest('POST', '/imports', {
        ...document,
        digest: body.digest,
        endpoints: chosen,
        secrets: [],
      });
      expect(attempt.status, `${about}: ${JSON.stringify(attempt.body).slice(0, 300)}`).toBe(400);
    }
    expect((await test.rest('GET', '/saved-endpoints')).body).toEqual([]);
    expect((await test.rest('GET', '/keys')).body).toEqual([]);
    expect((await test.rest('GET', '/providers')).body).toEqual(providers);
  },
  deepTimeout(120_000),
);

const ENOUGH = deep(60, 1000);

it(
  `what the review of ${ENOUGH.toLocaleString('en')} mutated documents says can be stored, can be stored`,
  async () => {
    const random = seededRandom(SEED + 1);
    const providerId = (await providerBySlug(test, 'custom')).id;
    for (let run = 0; run < ENOUGH; run += 1) {
      const { text, fileName } = DOCUMENTS[Math.floor(random() * DOCUMENTS.length)] as ImportDocument;
      const document = { text: mutate(text, random), fileName };
      const { body } = await test.rest('POST', '/imports/review', document);
      const choose = (all: { status: string; index: number }[]) =>
        all.filter(({ status }) => status !== 'invalid').map(({ index }) => ({ index, providerId }));
      const endpoints = choose(body.entries ?? []).slice(0, 50);
      const secrets = choose(body.secrets ?? []).map((secret) => ({ ...secret, name: 'Imported' }));
      const choice = { digest: body.digest ?? '', endpoints, secrets };
      const { status, body: result } = await test.rest('POST', '/imports', { ...document, ...choice });
      const about = `FUZZ_SEED=${SEED}, run ${run}: ${fileName}`;
      // The same secret may have been imported from an earlier document.
      const isKnown = status === 409 && result.message.startsWith('You already stored this secret');
      if (!isKnown)
        expect(status, `${about}: ${JSON.stringify(result).slice(0, 300)}`).toBe(
          body.digest === undefined ? 400 : 200,
        );
    }
  },
  deepTimeout(120_000),
);
