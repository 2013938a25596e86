import type { ImportReview } from '@gatehouse/contract/imports.ts';
import { MAX_IMPORT_LENGTH } from '@gatehouse/contract/plain/import-options.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { endImportThreads } from '#src/features/imports/import-reader.ts';
import { providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { CANARY, TOOL_DOCUMENTS, toolDocument } from '#test/import-documents.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

let test: TestApp;
let upstream: Upstream;
let response: { status?: number; body?: string | Buffer };

beforeEach(async () => {
  test = await createTestApp();
  response = {};
  upstream = await startUpstream((_call, _request, reply) => {
    reply.writeHead(response.status ?? 200);
    reply.end(response.body);
  });
  return async () => {
    await upstream.close();
    await test.close();
  };
});
afterAll(endImportThreads);

const review = async (input: object): Promise<ImportReview> => {
  const { status, body } = await test.rest('POST', '/imports/review', input);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

/** All that is new, for the provider of its host or else the custom one. */
const everything = async ({ entries, secrets, digest }: ImportReview) => {
  const custom = (await providerBySlug(test, 'custom')).id;
  const chosen = <T extends { status: string; index: number; providerId: number | null }>(all: T[]) =>
    all
      .filter(({ status }) => status === 'new')
      .map(({ index, providerId }) => ({ index, providerId: providerId ?? custom }));
  return {
    digest,
    endpoints: chosen(entries),
    secrets: chosen(secrets).map((choice, at) => ({ ...choice, name: `Imported ${at + 1}` })),
  };
};

type Choice = Awaited<ReturnType<typeof everything>>;

const stored = async () => ({
  endpoints: (await test.rest('GET', '/saved-endpoints')).body,
  keys: (await test.rest('GET', '/keys')).body,
});

describe('a review', () => {
  it('lists requests with the provider of their host, and secrets masked; it stores nothing', async () => {
    const text = [
      '### Models',
      'GET https://api.openai.com/v1/models',
      'Authorization: Bearer import-canary-50-Zx9Qw3Er5T',
      '### Elsewhere',
      'GET https://things.acme.test/',
    ].join('\n');
    const found = await review({ text, fileName: 'calls.http' });
    const openai = await providerBySlug(test, 'openai');
    expect(found).toMatchObject({
      format: 'http',
      entries: [
        { index: 0, line: 2, name: 'Models', status: 'new', providerId: openai.id, host: 'api.openai.com' },
        { index: 1, line: 5, status: 'new', providerId: null, host: 'things.acme.test' },
      ],
      secrets: [{ index: 0, status: 'new', providerId: openai.id, secret: `imp${'*'.repeat(20)}` }],
    });
    expect(JSON.stringify(found)).not.toContain(CANARY);
    expect(await stored()).toEqual({ endpoints: [], keys: [] });
  });

  it('gives over tRPC what it gives over REST', async () => {
    const input = { text: toolDocument('postman-folders.json').text };
    const { body } = await test.trpc('mutation', 'imports.review', input);
    expect(body).toEqual(await review(input));
  });

  it.each([
    [{}, 'Choose a file, paste a text, or enter a URL'],
    [{ text: 'a', url: 'https://x.test' }, 'Choose a file, paste a text, or enter a URL'],
    [{ url: 'file:///etc/passwd' }, 'Please enter a valid URL.'],
    [{ text: 'a', baseUrl: 'javascript:alert(1)' }, 'Please enter a valid URL.'],
  ])('of %j is rejected', async (input, message) => {
    const { status, body } = await test.rest('POST', '/imports/review', input);
    expect([status, body.message]).toEqual([400, message]);
  });

  it('takes a document of 10 MiB, and not one character more', async () => {
    const padded = (length: number) => `GET https://x.test/\n\n${'x'.repeat(length - 21)}`;
    expect((await review({ text: padded(MAX_IMPORT_LENGTH), fileName: 'a.http' })).entries).toHaveLength(1);
    const { status, body } = await test.rest('POST', '/imports/review', {
      text: padded(MAX_IMPORT_LENGTH + 1),
    });
    expect([status, body.message]).toEqual([400, 'The document is longer than 10 MiB']);
    const { body: error } = await test.trpc('mutation', 'imports.review', {
      text: padded(MAX_IMPORT_LENGTH + 1),
    });
    expect(error.message).toBe('The document is longer than 10 MiB');
    const tooLarge = await test.rest('POST', '/imports/review', { text: 'x'.repeat(17 * 1024 * 1024) });
    expect(tooLarge.status).toBe(413);
  });

  it('fetches a URL that the user typed, and nothing that the document refers to', async () => {
    response.body = toolDocument('openapi-servers.yaml').text.replaceAll('https://evil.test', upstream.url);
    const found = await review({ url: `${upstream.url}/openapi.yaml` });
    expect(found.entries.map(({ endpoint }) => endpoint)).toContain(`${upstream.url}/base/relative`);
    expect(upstream.received.map(({ path }) => path)).toEqual(['/openapi.yaml']);
  });

  it.each([
    [{ status: 404 }, /^127\.0\.0\.1:\d+ responded with status 404: there is no document at this URL$/],
    [
      { status: 401 },
      /^127\.0\.0\.1:\d+ responded with status 401: the document is not public\. Download it, and import the file$/,
    ],
    [{ status: 500 }, /^127\.0\.0\.1:\d+ responded with status 500$/],
    [{ body: Buffer.from([0xff, 0xfe, 0x00]) }, /not a text in UTF-8/],
  ])('says why a document could not be fetched (%#)', async (responded, message) => {
    response = responded;
    const { status, body } = await test.rest('POST', '/imports/review', { url: `${upstream.url}/a` });
    expect(status).toBe(400);
    expect(body.message).toMatch(message);
  });
});

describe('an import', () => {
  it.each(TOOL_DOCUMENTS)(
    'of $fileName stores what is chosen, and the second time everything is a duplicate',
    async ({ fileName, text }) => {
      const first = await review({ text, fileName });
      const choice = await everything(first);
      const { status, body } = await test.rest('POST', '/imports', { text, fileName, ...choice });
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body).toEqual({
        endpoints: choice.endpoints.length,
        keys: choice.secrets.length,
        environments: first.environments.length,
      });
      const { endpoints, keys } = await stored();
      expect(endpoints).toHaveLength(choice.endpoints.length);
      expect(keys).toHaveLength(choice.secrets.length);
      expect(JSON.stringify(endpoints)).not.toContain(CANARY);
      const again = await review({ text, fileName });
      expect([...again.entries, ...again.environments].filter(({ status: one }) => one === 'new')).toEqual(
        [],
      );
    },
  );

  it('gives no key a base URL or a pin and no provider a host, whatever the document says', async () => {
    const before = (await test.rest('GET', '/providers')).body;
    for (const fileName of ['postman-hostile.json', 'openapi-servers.yaml', 'charles.har']) {
      const { text } = toolDocument(fileName);
      const choice = await everything(await review({ text, fileName }));
      const more = { hosts: ['evil.test'], pinnedHosts: ['evil.test'], baseUrl: undefined };
      const secrets = choice.secrets.map((secret) => ({
        ...secret,
        baseUrl: 'https://evil.test',
        pinnedHosts: ['evil.test'],
      }));
      const { status } = await test.rest('POST', '/imports', { text, fileName, ...choice, ...more, secrets });
      expect(status).toBe(200);
    }
    const { keys, endpoints } = await stored();
    expect(endpoints.length).toBeGreaterThan(0);
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) expect(key).toMatchObject({ baseUrl: null, pinnedHosts: [] });
    expect((await test.rest('GET', '/providers')).body).toEqual(before);
  });

  it('stores each secret as a key that can be revealed', async () => {
    const { text } = toolDocument('postman-auth-kinds.json');
    await test.rest('POST', '/imports', { text, ...(await everything(await review({ text }))) });
    const { keys } = await stored();
    const revealed = await Promise.all(
      keys.map(async ({ id }: { id: number }) => (await test.rest('POST', `/keys/${id}/reveal`)).body.apiKey),
    );
    expect(revealed.sort()).toEqual([
      'AC1:import-canary-04-Zx9Qw3Er5T',
      'AKIAEXAMPLEEXAMPLE12:import-canary-06-Zx9Qw3Er5T',
      'import-canary-03-Zx9Qw3Er5T',
      'import-canary-05-Zx9Qw3Er5T',
    ]);
    const again = await review({ text });
    const known = again.secrets.filter(({ status }) => status === 'stored');
    expect(known.length).toBeGreaterThan(0);
    const secrets = known.map(({ index, providerId }) => ({ index, providerId, name: 'Again' }));
    const choice = { digest: again.digest, endpoints: [], secrets };
    const { status, body } = await test.rest('POST', '/imports', { text, ...choice });
    expect([status, body.message]).toEqual([
      409,
      expect.stringMatching(/^You already stored this secret as “Imported \d”$/),
    ]);
  });

  const { text } = toolDocument('postman-folders.json');

  it.each([
    [
      'an endpoint of an unknown provider',
      (choice: Choice) => choice.endpoints.at(-1),
      { providerId: 999_999 },
      'Unknown provider',
    ],
    [
      'a key of an unknown provider',
      (choice: Choice) => choice.secrets.at(-1),
      { providerId: 999_999 },
      'Unknown provider',
    ],
    [
      'a request that is not there',
      (choice: Choice) => choice.endpoints.at(-1),
      { index: 99 },
      'The document has no such request',
    ],
    [
      'the same request twice',
      (choice: Choice) => choice.endpoints.at(-1),
      { index: 0 },
      'This request is chosen twice',
    ],
    [
      'a secret that is not there',
      (choice: Choice) => choice.secrets.at(-1),
      { index: 99 },
      'The document has no such secret',
    ],
    [
      'the same secret twice',
      (choice: Choice) => choice.secrets.at(-1),
      { index: 0 },
      'This secret is chosen twice',
    ],
    [
      'a name that is too short',
      (choice: Choice) => choice.endpoints[0],
      { name: 'x' },
      'Name must be at least 2 characters.',
    ],
  ])('of %s stores nothing at all', async (_what, target, change, message) => {
    const choice = await everything(await review({ text }));
    Object.assign(target(choice) ?? {}, change);
    const { status, body } = await test.rest('POST', '/imports', { text, ...choice });
    expect([status, body.message]).toEqual([400, message]);
    expect(await stored()).toEqual({ endpoints: [], keys: [] });
  });

  it('of another document than the reviewed one stores nothing', async () => {
    const choice = await everything(await review({ text }));
    const { status, body } = await test.rest('POST', '/imports', { text: `${text} `, ...choice });
    expect([status, body.message]).toEqual([
      409,
      'The document has changed since the review: review it again',
    ]);
    expect(await stored()).toEqual({ endpoints: [], keys: [] });
  });

  it('of an entry that cannot be stored says why', async () => {
    const hostile = toolDocument('postman-hostile.json').text;
    const custom = (await providerBySlug(test, 'custom')).id;
    const { digest } = await review({ text: hostile });
    const { body } = await test.rest('POST', '/imports', {
      text: hostile,
      digest,
      secrets: [],
      endpoints: [{ index: 0, providerId: custom }],
    });
    expect(body.message).toBe('“Upwards”: The path leads upwards (..)');
  });
});
