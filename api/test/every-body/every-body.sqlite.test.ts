import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { TARGETS } from '@gatehouse/codegen/targets.ts';
import { type Echo, type Received, startEcho } from '@gatehouse/codegen/test/echo.ts';
import { inFolder } from '@gatehouse/codegen/test/run-target.ts';
import { INSTALL_LIMIT_MS } from '@gatehouse/codegen/test/tool-command.ts';
import { commandFor, executionOf } from '@gatehouse/codegen/test/tools.ts';
import type { CallBody } from '@gatehouse/contract/body.ts';
import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import type { ImportEntry } from '@gatehouse/contract/imports.ts';
import { EXPORT_FORMATS } from '@gatehouse/contract/plain/import-options.ts';
import { readName } from '@gatehouse/request/body/file-name.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endImportThreads } from '#src/features/imports/import-reader.ts';
import { DOCUMENTS } from '#test/every-body/documents.ts';
import {
  FILE,
  FORM_TEXT,
  JSON_TEXT,
  JSON_VALUE,
  type Kind,
  META,
  QUERY,
  VARIABLES,
  XML,
} from '#test/every-body/words.ts';
import { providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

/*
 * Each kind of body in each format that has it is imported, tested, exported in each format, imported again and generated in
 * each language. The bytes that arrive at one recorder are those of the document.
 */

const BYTES = Buffer.from(Array.from({ length: 300 }, (_one, at) => at % 256));

const CASES = Object.entries(DOCUMENTS).flatMap(([format, documents]) =>
  Object.entries(documents).map(([kind, write]) => ({ format, kind: kind as Kind, write })),
);
type Case = (typeof CASES)[number];

let test: TestApp;
let echo: Echo;
/** What is stored of each case, in their order. */
const stored: SavedEndpoint[] = [];

const urlOf = (at: number): string => `${echo.url}/Case${at}`;

/** The new endpoints of a document. */
const imported = async (text: string): Promise<SavedEndpoint[]> => {
  const { id: providerId } = await providerBySlug(test, 'custom');
  const known = new Set((await saved()).map(({ id }) => id));
  const { body: review } = await test.rest('POST', '/imports/review', { text });
  const endpoints = review.entries.map(({ index }: ImportEntry) => ({ index, providerId }));
  const input = { text, digest: review.digest, endpoints, secrets: [] };
  const { status, body } = await test.rest('POST', '/imports', input);
  expect([status, body.endpoints], JSON.stringify([review, body])).toEqual([200, review.entries.length]);
  return (await saved()).filter(({ id }) => !known.has(id));
};

const saved = async (): Promise<SavedEndpoint[]> => (await test.rest('GET', '/saved-endpoints')).body;

beforeAll(async () => {
  test = await createTestApp();
  echo = await startEcho();
  for (const [at, { write }] of CASES.entries()) stored.push(...(await imported(write(urlOf(at)))));
}, 120_000);
afterAll(async () => {
  await Promise.all([test.close(), echo.close(), endImportThreads()]);
});

/** The body with the bytes of its file, which is not in any document. */
const withFile = (body: CallBody | null): CallBody | null => {
  const base64 = BYTES.toString('base64');
  if (body?.kind === 'binary') return { ...body, base64 };
  if (body?.kind !== 'multipart') return body;
  return { ...body, parts: body.parts.map((part) => ('fileName' in part ? { ...part, base64 } : part)) };
};

const TEXTS: Partial<Record<Kind, string>> = {
  text: XML,
  form: FORM_TEXT,
  graphql: `{"query":${JSON.stringify(QUERY)},"variables":${VARIABLES}}`,
};

const isDescription = ({ format }: Case): boolean => /OpenAPI|Swagger/.test(format);

const typeOf = ({ headers }: Received): string => new Map(headers).get('content-type') ?? '';

/** The names of its parts, and what they contain. */
const partsOf = async (arrived: Received): Promise<[string, string][]> => {
  const headers = { 'content-type': typeOf(arrived) };
  const form = await new Response(new Uint8Array(arrived.body), { headers }).formData();
  return Promise.all(
    [...form].map(
      async ([name, value]): Promise<[string, string]> => [
        name,
        typeof value === 'string' ? value : Buffer.from(await value.arrayBuffer()).toString('base64'),
      ],
    ),
  );
};

const TYPES: Record<Kind, RegExp> = {
  json: /^application\/json/,
  text: /^application\/xml/,
  form: /^application\/x-www-form-urlencoded/,
  multipart: /^multipart\/form-data; boundary=/,
  binary: /^(?:image\/png|application\/octet-stream)$/,
  graphql: /^application\/json/,
};

/** That the bytes that arrived are those of the document. */
const expectAsked = async (one: Case, arrived: Received, said: string): Promise<void> => {
  const { kind } = one;
  expect(arrived.method, said).toBe('POST');
  expect(typeOf(arrived), said).toMatch(TYPES[kind]);
  if (kind === 'binary') expect(arrived.body.equals(BYTES), said).toBe(true);
  else if (kind === 'multipart')
    expect(await partsOf(arrived), said).toEqual([
      ['note', 'ü'],
      ['meta', META],
      [FILE, BYTES.toString('base64')],
    ]);
  else if (kind === 'json')
    expect(arrived.body.toString(), said).toBe(isDescription(one) ? JSON.stringify(JSON_VALUE) : JSON_TEXT);
  else expect(arrived.body.toString(), said).toBe(TEXTS[kind]);
};

const requestOf = ({ endpoint, method, headers, body }: SavedEndpoint) => ({
  apiKeyId: null,
  endpoint,
  method,
  body: withFile(body),
  ...(headers === null ? {} : { headers }),
});

const arrivedAt = (at: number): Received[] => echo.received.filter(({ target }) => target === `/Case${at}`);

it.each(CASES.map((one, at) => ({ ...one, at })))(
  '$kind of $format arrives as it is written there',
  async (one) => {
    echo.received.length = 0;
    const endpoint = stored[one.at] as SavedEndpoint;
    expect(endpoint.body?.kind).toBe(one.kind);
    const { status, body } = await test.rest('POST', '/test', requestOf(endpoint));
    expect([status, body.status], JSON.stringify(body)).toEqual([200, 200]);
    await expectAsked(one, arrivedAt(one.at)[0] as Received, one.format);
  },
);

/** A file without a name is read under one. */
const named = (body: CallBody | null): CallBody | null =>
  body?.kind === 'binary' ? { ...body, fileName: readName(body.fileName) } : body;

const kept = ({ name, method, endpoint, headers, body, withoutKey, folderId }: SavedEndpoint) => ({
  name,
  method,
  endpoint,
  headers,
  body: named(body),
  withoutKey,
  isInFolder: folderId !== null,
});

/** Each request has an address of its own. */
const inOrder = (endpoints: readonly SavedEndpoint[]) =>
  endpoints.map(kept).toSorted((one, other) => one.endpoint.localeCompare(other.endpoint));

it.each(EXPORT_FORMATS)('all of them are the same after an export as %s and an import', async (format) => {
  const { text } = (await test.rest('GET', `/saved-endpoints/export?format=${format}`)).body;
  const before = await saved();
  const again = await imported(text);
  for (const { id } of again) await test.rest('DELETE', `/saved-endpoints/${id}`);
  expect(inOrder(again)).toEqual(inOrder(before));
});

/** Each body once: what a program of it sends does not depend on where it came from. */
const differentBodies = (): number[] => {
  const seen = new Map(stored.map(({ body }, at) => [JSON.stringify(body), at]));
  return [...seen.values()];
};

describe.each(TARGETS.filter((target) => executionOf(target).run !== undefined))('$name', (target) => {
  it('generates programs that send each of them', { timeout: INSTALL_LIMIT_MS }, async ({ skip }) => {
    const execution = executionOf(target);
    const command = commandFor(execution) ?? skip(`not run: ${execution.tool} is not installed`);
    const ids = differentBodies();
    const { language, framework } = target;
    const programs: { id: string; code: string }[] = [];
    for (const at of ids) {
      const input = { ...requestOf(stored[at] as SavedEndpoint), language, framework };
      const { status, body } = await test.rest('POST', '/generate-code', input);
      expect([status, body.message]).toEqual([200, undefined]);
      programs.push({ id: `Case${at}`, code: body.code });
    }
    echo.received.length = 0;
    await inFolder(async (folder) => {
      for (const name of [FILE, readName(undefined)]) await writeFile(path.join(folder, name), BYTES);
      const said = await execution.run?.(command)(programs, { folder, env: {} });
      for (const at of ids) {
        const arrived = arrivedAt(at);
        expect(arrived, `${said}\n${programs.find(({ id }) => id === `Case${at}`)?.code}`).toHaveLength(1);
        await expectAsked(CASES[at] as Case, arrived[0] as Received, JSON.stringify(stored[at]?.body));
      }
    });
  });
});
