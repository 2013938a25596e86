import { createOauthConfigInput } from '@gatehouse/contract/oauth.ts';
import { BUILT_IN_SLUGS } from '@gatehouse/contract/plain/built-in-slugs.ts';
import type { CatalogApi } from '@gatehouse/knowledge/apis/catalog-api.ts';
import { getApi } from '@gatehouse/knowledge/apis/lookups.ts';
import { factsOf } from '@gatehouse/knowledge/facts.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import type { OauthFacts, WithoutOauth } from '@gatehouse/knowledge/schema/oauth.ts';
import { describe, expect, it } from 'vitest';
import { companyOf, isShared } from '#src/features/providers/company.ts';
import { everyOne } from '#test/every-one.ts';
import { providersTable } from '#test/oauth-providers-table.ts';

const knowledge = openKnowledge();
const KNOWN = factsOf<OauthFacts>(knowledge, 'oauth');
const WITHOUT = factsOf<WithoutOauth>(knowledge, 'without-oauth');
const BUILT_IN: readonly string[] = BUILT_IN_SLUGS;

/** The entry in the catalog that a provider with these facts is, or is created from. */
const entryOf = (slug: string): CatalogApi | undefined =>
  getApi(knowledge, { twitter: 'x-api', facebook: 'facebook-login' }[slug] ?? slug);

const every = (check: (slug: string, facts: OauthFacts) => void): Promise<void> =>
  everyOne(
    [...KNOWN],
    ([slug]) => slug,
    ([slug, facts]) => check(slug, facts),
  );

/** The URL with a name in place of each placeholder. */
const filled = (url: string): string => url.replaceAll(/\{\w+\}/g, 'name');
const hostOf = (url: string): string => new URL(filled(url)).host;

it('says of every built-in provider how to log in, or why that is not possible', () => {
  const silent = BUILT_IN.filter((slug) => slug !== 'custom' && KNOWN.has(slug) === WITHOUT.has(slug));
  expect(silent).toEqual([]);
});

describe('the facts of every known provider', () => {
  it('belong to a built-in provider or a curated entry of the catalog', () =>
    every((slug) => {
      const isEntry = getApi(knowledge, slug)?.origin === 'curated';
      expect(BUILT_IN.includes(slug) || isEntry).toBe(true);
      // A curated entry that is a built-in provider is never in the list under its own slug.
      const entry = getApi(knowledge, slug);
      if (!BUILT_IN.includes(slug)) expect(entry?.builtIn?.is).not.toBe('same');
    }));

  it('have URLs that a configuration takes', () =>
    every((_slug, { grant, authorizationUrl, tokenUrl }) => {
      const config = {
        providerId: 1,
        grant,
        clientId: 'id',
        clientSecret: 'secret',
        redirectUri: 'http://127.0.0.1:4000/oauth-callback',
        authorizationUrl: filled(authorizationUrl),
        tokenUrl: filled(tokenUrl),
      };
      expect(createOauthConfigInput.safeParse(config).error).toBeUndefined();
    }));

  it('send tokens for revocation to the company that issued them, and expect no other issuer', () =>
    every((_slug, { authorizationUrl, tokenUrl, revocationUrl, issuer }) => {
      const urls = [authorizationUrl, tokenUrl].filter((url) => url !== '');
      const companies = urls.map((url) => companyOf(hostOf(url)));
      for (const url of [revocationUrl, issuer].filter((one) => one !== null))
        expect(companies).toContain(companyOf(hostOf(url)));
    }));
});

it('the facts name no hosts below which strangers get names of their own', () =>
  every((_slug, { apiHosts, hostFields }) => {
    for (const pattern of [...apiHosts, ...Object.values(hostFields).flat()])
      expect(isShared(pattern.replace(/^\*\./, ''))).toBe(false);
  }));

it('a provider without a login is built in or in the catalog', () => {
  for (const slug of WITHOUT.keys())
    expect(BUILT_IN.includes(slug) || getApi(knowledge, slug)?.origin === 'curated').toBe(true);
});

it('docs/oauth-providers.md says which are known, from where and since when', async () => {
  await expect(providersTable(entryOf)).toMatchFileSnapshot('../../../../docs/oauth-providers.md');
});
