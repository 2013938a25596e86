import { readdirSync } from 'node:fs';
import type { CatalogApi } from '@gatehouse/catalog/catalog-api.ts';
import { getApi } from '@gatehouse/catalog/lookups.ts';
import { type Catalog, openCatalog } from '@gatehouse/catalog/open-catalog.ts';
import { BUILT_IN_SLUGS } from '@gatehouse/contract/built-in-slugs.ts';
import { createOauthConfigInput } from '@gatehouse/contract/oauth.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOauthFacts, findWithoutOauth, KNOWN_OAUTH } from '#src/features/oauth/known/all.ts';
import type { OauthFacts } from '#src/features/oauth/known/oauth-facts.ts';
import { WITHOUT_OAUTH } from '#src/features/oauth/known/without-oauth.ts';
import { isReservedParam } from '#src/features/oauth/protocol/reserved-params.ts';
import { companyOf } from '#src/features/providers/company.ts';
import { everyOne } from '#test/every-one.ts';
import { providersTable } from '#test/oauth-providers-table.ts';

/** What is no provider: the type, the parts that several share, and the list. */
const SHARED = ['all', 'define-facts', 'facts-of-provider', 'oauth-facts', 'without-oauth'];
const BUILT_IN: readonly string[] = BUILT_IN_SLUGS;

let catalog: Catalog;
beforeAll(() => {
  catalog = openCatalog();
});
afterAll(() => catalog.close());

/** The entry in the catalogue that a provider with these facts is, or is created from. */
const entryOf = (slug: string): CatalogApi | undefined =>
  getApi(catalog, { twitter: 'x-api', facebook: 'facebook-login' }[slug] ?? slug);

const every = (check: (facts: OauthFacts) => void): Promise<void> =>
  everyOne(KNOWN_OAUTH, ({ slug }) => slug, check);

/** The URL with a name in place of each placeholder. */
const filled = (url: string): string => url.replaceAll(/\{\w+\}/g, 'name');
const hostOf = (url: string): string => new URL(filled(url)).host;

const isDay = (day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(day).toISOString().startsWith(day);

it('there is one file for each provider, and 30 providers or more', () => {
  const files = readdirSync(new URL('.', import.meta.url))
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((file) => !SHARED.includes(file) && !file.endsWith('-login'));
  expect(files.sort()).toEqual(KNOWN_OAUTH.map(({ slug }) => slug).sort());
  expect(KNOWN_OAUTH.length).toBeGreaterThanOrEqual(30);
});

it('says of every built-in provider how to log in, or why that is not possible', () => {
  const silent = BUILT_IN.filter(
    (slug) =>
      slug !== 'custom' && (findOauthFacts(slug) === undefined) === (findWithoutOauth(slug) === undefined),
  );
  expect(silent).toEqual([]);
});

describe('the facts of every known provider', () => {
  it('belong to a built-in provider or a curated entry of the catalogue', () =>
    every(({ slug }) => {
      const isEntry = getApi(catalog, slug)?.origin === 'curated';
      expect(BUILT_IN.includes(slug) || isEntry).toBe(true);
      // A curated entry that is a built-in provider is never in the list under its own slug.
      const entry = getApi(catalog, slug);
      if (!BUILT_IN.includes(slug)) expect(entry?.builtIn?.is).not.toBe('same');
    }));

  it('have URLs that a configuration takes, over https and without a query', () =>
    every(({ authorizationUrl, tokenUrl, revocationUrl, issuer, developerPortalUrl, sources }) => {
      const config = {
        providerId: 1,
        clientId: 'id',
        clientSecret: 'secret',
        redirectUri: 'http://127.0.0.1:4000/oauth-callback',
        authorizationUrl: filled(authorizationUrl),
        tokenUrl: filled(tokenUrl),
      };
      expect(createOauthConfigInput.safeParse(config).error).toBeUndefined();
      const urls = [authorizationUrl, tokenUrl, revocationUrl, issuer, developerPortalUrl, ...sources];
      for (const url of urls.filter((one) => one !== null))
        expect(new URL(filled(url)).protocol).toBe('https:');
      for (const url of [authorizationUrl, tokenUrl, revocationUrl].filter((one) => one !== null)) {
        expect([new URL(filled(url)).search, new URL(filled(url)).hash, new URL(filled(url)).port]).toEqual([
          '',
          '',
          '',
        ]);
      }
    }));

  it('say what to put in place of each placeholder', () =>
    every(({ authorizationUrl, tokenUrl, notes }) => {
      const placeholders = `${authorizationUrl} ${tokenUrl}`.match(/\{\w+\}/g) ?? [];
      for (const placeholder of placeholders) expect(notes.join(' ')).toContain(`Replace ${placeholder}`);
    }));

  it('have the URLs that the catalogue has', () =>
    every(({ slug, authorizationUrl, tokenUrl }) => {
      const oauth = entryOf(slug)?.oauth ?? null;
      if (oauth !== null)
        expect({ authorizationUrl, tokenUrl }).toEqual({
          authorizationUrl: oauth.authorizationUrl,
          tokenUrl: oauth.tokenUrl,
        });
    }));

  it('send tokens for revocation to the company that issued them, and expect no other issuer', () =>
    every(({ authorizationUrl, tokenUrl, revocationUrl, issuer }) => {
      const companies = [authorizationUrl, tokenUrl].map((url) => companyOf(hostOf(url)));
      for (const url of [revocationUrl, issuer].filter((one) => one !== null))
        expect(companies).toContain(companyOf(hostOf(url)));
    }));

  it('have scopes with a name that can be sent, a description and a default', () =>
    every(({ scopes, scopeSeparator }) => {
      // RFC 6749 section 3.3; the separator ends a name, and so does the comma of the form.
      for (const { name, description } of scopes) {
        expect(name).toMatch(/^[\x21\x23-\x2b\x2d-\x5b\x5d-\x7e]{1,200}$/);
        expect(name).not.toContain(scopeSeparator);
        expect(description).toMatch(/^[A-Z].*\.$/);
      }
      expect(new Set(scopes.map(({ name }) => name)).size).toBe(scopes.length);
      if (scopes.length > 0) expect(scopes.some(({ isDefault }) => isDefault)).toBe(true);
    }));

  it('have additional parameters that set nothing of the flow itself', () =>
    every(({ additionalParams }) => {
      const names = Object.keys(additionalParams);
      expect(names.filter(isReservedParam)).toEqual([]);
      expect(names.filter((name) => !/^[a-z_]+$/.test(name))).toEqual([]);
      expect(Object.values(additionalParams).filter((value) => value === '')).toEqual([]);
    }));

  it('say in sentences what the console asks, and what the rules are', () =>
    every(({ consoleSteps, testUsers, tokenLifetime, redirectUriRule, notes }) => {
      expect(consoleSteps.length).toBeGreaterThanOrEqual(2);
      const sentences = [...consoleSteps, ...notes, testUsers, tokenLifetime, redirectUriRule];
      for (const text of sentences.filter((one) => one !== null)) {
        expect(text).toMatch(/^(?:[A-Z]|https?\b|\d).*\.$/);
        expect(text).not.toMatch(/[<>]/);
      }
    }));

  it('name where they come from, and the day on which that was looked up', () =>
    every(({ sources, checkedOn }) => {
      expect(sources.length).toBeGreaterThan(0);
      expect(new Set(sources).size).toBe(sources.length);
      if (checkedOn !== null) expect(isDay(checkedOn)).toBe(true);
    }));
});

it('gives the reason and the source for each provider without a login', () => {
  for (const { slug, reason, sources, checkedOn } of WITHOUT_OAUTH) {
    expect(findOauthFacts(slug)).toBeUndefined();
    expect(BUILT_IN.includes(slug) || getApi(catalog, slug)?.origin === 'curated').toBe(true);
    expect(reason).toMatch(/^[A-Z].*\.$/);
    expect(sources.every((url) => new URL(url).protocol === 'https:')).toBe(true);
    if (checkedOn !== null) expect(isDay(checkedOn)).toBe(true);
  }
});

it('docs/oauth-providers.md says which are known, from where and since when', async () => {
  await expect(providersTable(entryOf)).toMatchFileSnapshot('../../../../../docs/oauth-providers.md');
});
