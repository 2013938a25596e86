import { afterAll, beforeAll, expect, it } from 'vitest';
import { BARE_FACTS } from '#src/features/providers/entry-facts.ts';
import type { FoundApi } from '#src/features/research/found-api.ts';
import {
  findResearched,
  findResearchedNamed,
  MAX_RESEARCHED_APIS,
  saveResearched,
} from '#src/features/research/researched-apis.store.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const api = (name: string, description = 'x'): FoundApi => ({
  id: null,
  origin: { type: 'site', host: 'acme.test', name },
  shown: {
    name,
    description,
    category: 'Other',
    features: [],
    pricing: null,
    documentationUrl: null,
    registrationUrl: null,
    pricingUrl: null,
    baseUrl: null,
    endpoints: [],
  },
  facts: {
    ...BARE_FACTS,
    specialRequirements: [],
    name,
    description,
    registerUrl: null,
    documentationUrl: null,
    apiDocsUrl: null,
    developerPortalUrl: null,
    requiredScopes: [],
    baseUrl: null,
    keyPlacement: { type: 'bearer' },
    hosts: [],
    keyHint: null,
  },
});
const at = (second: number) => new Date(Date.UTC(2030, 0, 1, 0, 0, second)).toISOString();
const save = (apis: FoundApi[], time: string, company = 'acme.test') =>
  test.deps.connection.transaction((tx) => saveResearched(tx, company, apis, time));
const named = (name: string) => findResearchedNamed(test.deps.connection.db, name);
const descriptions = async (name: string) => (await named(name)).map(({ shown }) => shown.description);

it('a researched API is found by its name in any case, and replaced by a later one of the same company', async () => {
  const [first] = await save([api('Acme API', 'old')], at(1));
  const [second] = await save([api('ACME api', 'new')], at(2));
  expect(second?.id).toBe(first?.id);
  expect(await descriptions(' acme API ')).toEqual(['new']);
  expect(await descriptions('acme  api')).toEqual(['new']);
  expect(await named('acme')).toEqual([]);
});

it('APIs of the same name that two companies have are two rows, each found by its own id', async () => {
  const [ours] = await save([api('Ledger', 'ours')], at(1));
  const [theirs] = await save([api('Ledger', 'theirs')], at(2), 'evil.test');
  expect(await descriptions('ledger')).toEqual(['theirs', 'ours']);
  const row = (found: FoundApi | undefined) => Number(found?.id?.split(':')[1]);
  const { db } = test.deps.connection;
  expect(await findResearched(db, row(ours))).toMatchObject({ shown: { description: 'ours' } });
  expect(await findResearched(db, row(theirs))).toMatchObject({
    shown: { description: 'theirs' },
    origin: { type: 'site', host: 'evil.test', name: 'Ledger' },
  });
});

it('a row with the host as it was typed, from before companies were compared, still counts', async () => {
  const { shown, facts } = api('Old API', 'old');
  await test.deps.connection.db
    .insertInto('researched_apis')
    .values({
      name_key: 'old api',
      company_host: 'docs.acme.test',
      facts: JSON.stringify({ shown, facts }),
      updated_at: at(1),
    })
    .execute();
  expect(await named('Old API')).toMatchObject([{ origin: { type: 'site', host: 'acme.test' } }]);
  await save([api('Old API', 'new')], at(2));
  expect(await descriptions('Old API')).toEqual(['new']);
});

it('beyond the maximum number, the oldest is deleted', async () => {
  await save([api('first')], at(3));
  await save(
    Array.from({ length: MAX_RESEARCHED_APIS - 1 }, (_unused, index) => api(`api ${index}`)),
    at(4),
  );
  expect(await named('first')).toHaveLength(1);
  await save([api('one more')], at(5));
  expect(await named('first')).toEqual([]);
  expect(await named('api 0')).toHaveLength(1);
});
