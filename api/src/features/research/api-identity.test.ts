import type { Provider } from '@gatehouse/contract/providers.ts';
import type { DiscoveredApi } from '@gatehouse/contract/research.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { petOpenApi } from '#test/company-site.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { askedHost, type ManySites, startManySites } from '#test/many-sites.ts';

const ACME = 'acme.example';
const EVIL = 'ledger.evil.example';
const NAME = 'Acme Ledger';

let test: TestApp;
let sites: ManySites;
/** The titles of the OpenAPI documents that are on the sites, by host. */
const titles = new Map<string, string>();

beforeAll(async () => {
  sites = await startManySites((host) => {
    const title = titles.get(host);
    return title === undefined
      ? undefined
      : { '/openapi.json': petOpenApi(`https://${host}`, title), '/v1/me': {} };
  });
  test = await createTestApp({ outbound: sites.outbound });
});
afterAll(async () => {
  await test.close();
  await sites.close();
});
beforeEach(async () => {
  const { db } = test.deps.connection;
  await db.deleteFrom('api_keys').execute();
  await db.deleteFrom('providers').where('source', '=', 'discovered').execute();
  await db.deleteFrom('researched_apis').execute();
  titles.clear();
});

const providers = async (): Promise<Provider[]> => (await test.rest('GET', '/providers')).body;
const research = async (host: string, title = NAME): Promise<DiscoveredApi> => {
  titles.set(new URL(`https://${host}`).host, title);
  const { body } = await test.rest('POST', '/scrape-company', { domain: host });
  const found = (body.apis as DiscoveredApi[]).find(({ origin }) => origin.type === 'site');
  if (found === undefined) throw new Error(`nothing found at ${host}: ${JSON.stringify(body)}`);
  return found;
};
const save = (query: string, id?: string | null) =>
  test.rest('POST', '/discover-apis', { query, autoSave: true, id });
const saveRow = async (row: DiscoveredApi): Promise<Provider> => {
  const { status, body } = await save(row.name, row.id);
  expect(status).toBe(200);
  const saved = (await providers()).find(({ slug }) => slug === body.saved[0]?.providerSlug);
  if (saved === undefined) throw new Error('nothing was saved');
  return saved;
};
let keys = 0;
/** The hosts that got a key of this provider with a call to its own API. */
const hostsThatGotKey = async (provider: Provider): Promise<string[]> => {
  keys += 1;
  const apiKey = `secret-0123456789-${keys}-`;
  const key = await test.rest('POST', '/keys', { providerId: provider.id, name: 'Main', apiKey });
  await test.rest('POST', '/test', {
    apiKeyId: key.body.id,
    endpoint: '/me',
    method: 'GET',
    requestBody: {},
  });
  const got = sites.received.filter(({ headers }) => JSON.stringify(headers).includes(apiKey));
  return [...new Set(got.map(askedHost))];
};

const HOMOGLYPH = 'Acme L\u0435dger';

/** Other companies, by what their API is called and where it was found. */
const OTHERS: readonly (readonly [what: string, host: string, title: string])[] = [
  ['the same name', EVIL, NAME],
  ['another case', EVIL, 'ACME LEDGER'],
  ['more spaces', EVIL, '  Acme   Ledger '],
  ['a no-break space', EVIL, 'Acme\u00a0Ledger'],
  ['fullwidth letters', EVIL, 'Ａｃｍｅ Ledger'],
  ['an invisible character', EVIL, 'Acme\u200b Ledger'],
  ['a letter of another alphabet', EVIL, HOMOGLYPH],
  ['API behind it', EVIL, 'Acme Ledger API'],
  ['a version behind it', EVIL, 'Acme Ledger API v2'],
  ['the host of the other in it', EVIL, `Acme Ledger (${ACME})`],
  ['a subdomain that a customer may have', `evil.${ACME}`, NAME],
  ['a subdomain with a usual name below a customer’s', `api.evil.${ACME}`, NAME],
  ['another port', `${ACME}:8443`, NAME],
  ['the host as a prefix', `${ACME}.evil.example`, NAME],
  ['the host as a suffix', `evil-${ACME}`, NAME],
  ['the host with a hyphen', 'acme-example.evil.example', NAME],
  ['an international host that looks the same', '\u0430cme.example', NAME],
  ['another ending', 'acme.test', NAME],
  ['an address', '93.184.216.34', NAME],
  ['an address and a port', '127.0.0.1:9', NAME],
  ['an IPv6 address', '[2606:2800:220:1::1]', NAME],
  ['a hosting company', 'acme.github.io', NAME],
  ['a usual name at a hosting company', 'docs.github.io', NAME],
  ['user information of the other', 'acme.example.evil.example:444', NAME],
];

describe('an API of another company', () => {
  it.each(OTHERS)(
    'with %s (%s) does not get its keys, whoever is saved first',
    async (_what, host, title) => {
      for (const order of ['acme first', 'other first']) {
        await test.deps.connection.db.deleteFrom('api_keys').execute();
        await test.deps.connection.db.deleteFrom('providers').where('source', '=', 'discovered').execute();
        const acmeRow = await research(ACME);
        const otherRow = await research(host, title);
        expect([acmeRow.providerSlug, otherRow.providerSlug]).toEqual([null, null]);
        expect(otherRow.id).not.toBe(acmeRow.id);
        const inOrder = order === 'acme first' ? [acmeRow, otherRow] : [otherRow, acmeRow];
        const saved = [];
        for (const row of inOrder) saved.push(await saveRow(row));
        const [acme, other] = order === 'acme first' ? saved : saved.toReversed();
        if (acme === undefined || other === undefined) throw new Error('not saved');
        expect(acme).toMatchObject({ hosts: [ACME], origin: { type: 'site', host: ACME, name: NAME } });
        expect(other.id).not.toBe(acme.id);
        expect(other.hosts).not.toContain(ACME);
        expect(other.name).not.toBe(acme.name);
        expect(await hostsThatGotKey(acme)).toEqual([ACME]);
        expect(await hostsThatGotKey(other)).not.toContain(ACME);
        // Found again, each is the one that it was.
        expect((await research(ACME)).providerSlug).toBe(acme.slug);
        expect((await research(host, title)).providerSlug).toBe(other.slug);
      }
    },
  );

  const KNOWN = [
    'OpenAI',
    'GitHub',
    'Stripe',
    'openai ',
    'AWS',
    'Google Cloud',
    'Twilio',
    'Custom',
    'X API',
    'DeepL',
    'Gmail API',
  ];

  it.each(KNOWN)(
    'that calls itself %s is not linked to the provider or the entry of that name',
    async (name) => {
      const before = await providers();
      const row = await research(EVIL, name);
      expect(row.providerSlug).toBeNull();
      const saved = await saveRow(row);
      expect(before.map(({ id }) => id)).not.toContain(saved.id);
      expect(saved).toMatchObject({ source: 'discovered', hosts: [EVIL] });
      expect(before.map((provider) => provider.name.toLowerCase())).not.toContain(saved.name.toLowerCase());
      // The entry of the catalog, if there is one, saved by its name, is not the site's API either.
      const { body } = await save(name.trim());
      if (body.saved[0]?.origin.type === 'site') return;
      expect(body.saved[0]?.providerSlug).not.toBe(saved.slug);
      const known = (await providers()).find(({ slug }) => slug === body.saved[0]?.providerSlug);
      expect(known?.hosts ?? []).not.toContain(EVIL);
      expect(await hostsThatGotKey(saved)).not.toContain(known?.hosts[0]);
    },
  );

  it('that is saved under the name of a catalog entry does not make a recommendation count as "you have a key"', async () => {
    const saved = await saveRow(await research(EVIL, 'DeepL'));
    await test.rest('POST', '/keys', { providerId: saved.id, name: 'Main', apiKey: 'secret-0123456789' });
    const requirements = 'translate texts with DeepL for a web app';
    const { body } = await test.rest('POST', '/recommendations', { requirements });
    const card = body.recommendations.find(({ name }: { name: string }) => name === 'DeepL');
    expect(card).toMatchObject({ providerSlug: null, alreadyHaveKey: false });
  });

  it('gets a guide of its own, not that of the entry whose name it has', async () => {
    const saved = await saveRow(await research(EVIL, 'DeepL'));
    const { body } = await test.rest('GET', `/registration-guides/${saved.id}`);
    expect(JSON.stringify(body)).not.toContain('deepl.com');
  });
});

describe('an API of the same company', () => {
  it.each([
    `www.${ACME}`,
    `api.${ACME}`,
    `docs.${ACME}`,
    `developer.${ACME}`,
    `developers.${ACME}`,
    'ACME.example',
    `${ACME}.`,
    `https://${ACME}/docs`,
  ])('that is found at %s is the one that is in the list', async (typed) => {
    const saved = await saveRow(await research(ACME));
    titles.set(new URL(typed.includes('://') ? typed : `https://${typed}`).host, NAME);
    const { body } = await test.rest('POST', '/scrape-company', { domain: typed });
    expect(body.apis).toMatchObject([{ providerSlug: saved.slug, origin: { host: ACME } }]);
  });
});

describe('saving by name alone', () => {
  it('is refused with the hosts if several companies have the API, and saves nothing', async () => {
    await research(ACME);
    await research(EVIL);
    const before = await providers();
    expect(await save(NAME)).toMatchObject({
      status: 409,
      body: {
        code: 'CONFLICT',
        message: `Several companies have an API named ${NAME}: ${EVIL}, ${ACME}. Send the id of the one to save.`,
      },
    });
    expect(await providers()).toEqual(before);
  });

  it('still works if one company has it', async () => {
    await research(ACME);
    expect((await save('acme  ledger')).body.saved).toMatchObject([{ name: NAME }]);
  });
});

describe('saving by id', () => {
  it.each([
    'site:2147483647',
    'site:99999999999',
    'site:0',
    'site:1e0',
    'catalog:none',
    'x',
    '1',
    'site:-1',
    'site: 1',
  ])('answers 404 for %s and saves nothing', async (id) => {
    await research(ACME);
    const before = await providers();
    expect(await save(NAME, id)).toMatchObject({ status: 404, body: { message: 'API not found' } });
    expect(await providers()).toEqual(before);
  });

  it('answers 404 if the id belongs to an API of another name', async () => {
    const row = await research(ACME);
    expect((await save('OpenAI', row.id)).status).toBe(404);
  });

  it('saves the catalog entry that was shown, and is the same over tRPC', async () => {
    const { body } = await test.rest('POST', '/discover-apis', { query: 'translate texts' });
    const [first] = body.discovered as DiscoveredApi[];
    const input = { query: first?.name, autoSave: true, id: first?.id };
    const saved = await test.trpc('mutation', 'research.discover', input);
    expect(saved.body.saved).toMatchObject([{ id: first?.id, name: first?.name }]);
    expect((await save(first?.name ?? '', first?.id)).body).toEqual(saved.body);
  });
});
