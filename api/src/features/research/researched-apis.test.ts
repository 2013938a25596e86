import { afterAll, beforeAll, expect, it } from 'vitest';
import { BARE_FACTS, type FoundApi } from '#src/features/research/found-api.ts';
import {
  findResearched,
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
const save = (apis: FoundApi[], time: string) =>
  test.deps.connection.transaction((tx) => saveResearched(tx, 'acme.test', apis, time));
const find = (name: string) => findResearched(test.deps.connection.db, name);

it('a researched API is found by its name in any case, and replaced by a later one of the same name', async () => {
  await save([api('Acme API', 'old')], at(1));
  await save([api('ACME api', 'new')], at(2));
  expect((await find(' acme API '))?.shown.description).toBe('new');
  expect((await find('acme  api'))?.shown.description).toBe('new');
  expect(await find('acme')).toBeUndefined();
});

it('beyond the maximum number, the oldest is deleted', async () => {
  await save([api('first')], at(3));
  await save(
    Array.from({ length: MAX_RESEARCHED_APIS - 1 }, (_unused, index) => api(`api ${index}`)),
    at(4),
  );
  expect(await find('first')).toBeDefined();
  await save([api('one more')], at(5));
  expect(await find('first')).toBeUndefined();
  expect(await find('api 0')).toBeDefined();
});
