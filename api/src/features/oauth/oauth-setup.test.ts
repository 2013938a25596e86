import type { OauthSetup } from '@gatehouse/contract/oauth-setup.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { findOauthFacts, oauthFactsOfServer } from '@gatehouse/knowledge/oauth-facts.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { factsFor } from '#src/features/oauth/oauth-client.service.ts';
import { providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const setupOf = async ({ id }: { id: number }): Promise<OauthSetup> => {
  const { status, body } = await test.rest('GET', `/oauth/setup/${id}`);
  expect(status).toBe(200);
  return body;
};
const setupOfSlug = async (slug: string): Promise<OauthSetup> => setupOf(await providerBySlug(test, slug));

/** Adds an API of the catalog to the list. */
const saved = async (name: string): Promise<Provider> => {
  const { body } = await test.rest('POST', '/discover-apis', { query: name, autoSave: true });
  return providerBySlug(test, body.discovered[0].providerSlug);
};

/** Adds a provider to the list that did not come from the catalog. */
const addProvider = async (slug: string, origin: object | null): Promise<Provider> => {
  await test.deps.connection.db
    .insertInto('providers')
    .values({
      slug,
      name: `Not ${slug}`,
      description: '',
      register_url: 'https://acme.example/signup',
      documentation_url: null,
      api_docs_url: null,
      developer_portal_url: null,
      special_requirements: '[]',
      required_scopes: '[]',
      recommended_rotation_days: 90,
      base_url: 'https://api.acme.example',
      key_placement: '{"type":"bearer"}',
      default_headers: '{}',
      hosts: '["api.acme.example"]',
      key_pattern: null,
      key_hint: null,
      verification: null,
      source: 'discovered',
      origin: origin === null ? null : JSON.stringify(origin),
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-01T00:00:00.000Z',
    })
    .execute();
  return providerBySlug(test, slug);
};

describe('what is known about the logins of a provider', () => {
  it('is what its documentation says, for a built-in provider', async () => {
    const setup = await setupOfSlug('google');
    expect(setup).toMatchObject({
      source: 'known',
      authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      tokenUrl: 'https://oauth2.googleapis.com/token',
      additionalParams: { access_type: 'offline', prompt: 'consent' },
      usesPkce: true,
      checkedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    expect(setup.scopes).toContainEqual({
      name: 'openid',
      description: 'Log in with Google.',
      isDefault: true,
    });
    expect(setup.testUsers).toContain('test users');
    expect(setup.sources[0]).toMatch(/^https:\/\/developers\.google\.com\//);
  });

  it.each(['openai', 'aws', 'twilio'])('is the reason why %s has none', async (slug) => {
    const setup = await setupOfSlug(slug);
    expect(setup).toMatchObject({ source: 'unsupported', authorizationUrl: '', tokenUrl: '', scopes: [] });
    expect(setup.notes).toHaveLength(1);
  });

  it('is nothing for the custom provider', async () => {
    expect(await setupOfSlug('custom')).toMatchObject({
      source: 'none',
      authorizationUrl: '',
      tokenUrl: '',
      scopes: [],
      consoleSteps: [],
      notes: [expect.stringContaining('pin its host to the connection')],
      sources: [],
      checkedOn: null,
    });
  });

  it('is what its documentation says, for an API of the catalog', async () => {
    const setup = await setupOf(await saved('Slack'));
    expect(setup).toMatchObject({ source: 'known', tokenUrl: 'https://slack.com/api/oauth.v2.access' });
  });

  it('says what to put in place of a placeholder', async () => {
    const setup = await setupOf(await saved('Shopify'));
    expect(setup.authorizationUrl).toContain('{shop}');
    expect(setup.notes.join(' ')).toContain('Replace {shop}');
  });

  it('is the flow of its catalog entry if nobody has looked it up, and says so', async () => {
    const setup = await setupOf(await saved('Bungie.Net API'));
    expect(setup).toMatchObject({
      source: 'catalogue',
      authorizationUrl: 'https://www.bungie.net/en/OAuth/Authorize',
      checkedOn: null,
    });
    expect(setup.notes.join(' ')).toContain('a description of the API in the catalog');
    expect(setup.scopes.length).toBeGreaterThan(0);
    expect(setup.scopes.every(({ description }) => description === '')).toBe(true);
  });

  it('is what holds for every login at the same company, with the scopes of the API', async () => {
    const setup = await setupOf(await saved('Google Search Console'));
    expect(setup).toMatchObject({
      source: 'known',
      authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      additionalParams: { access_type: 'offline', prompt: 'consent' },
    });
    expect(setup.scopes.map(({ name }) => name).join()).toContain('webmasters');
    expect(setup.scopes.map(({ name }) => name)).not.toContain('openid');
  });

  it('has the token URL of today where a description names an earlier one of the same login', () => {
    const urls = {
      authorizationUrl: 'https://app.hubspot.com/oauth/authorize',
      tokenUrl: 'https://api.hubapi.com/oauth/v1/token',
    };
    const { knowledge } = test.deps;
    const today = findOauthFacts(knowledge, 'hubspot')?.tokenUrl;
    expect(oauthFactsOfServer(knowledge, urls)?.tokenUrl).toBe(today);
    expect(today).not.toBe(urls.tokenUrl);
  });

  it('is never that of a known provider which only has the same slug', async () => {
    for (const [slug, origin] of [
      ['linear', { type: 'site', host: 'acme.example', name: 'Linear' }],
      ['asana', null],
    ] as const) {
      const provider = await addProvider(slug, origin);
      expect(await setupOf(provider)).toMatchObject({
        source: 'none',
        tokenUrl: '',
        developerPortalUrl: 'https://acme.example/signup',
      });
      const { tokenUrl = '' } = findOauthFacts(openKnowledge(), slug) ?? {};
      expect(factsFor(test.deps.knowledge, provider, tokenUrl)).toBeUndefined();
    }
  });

  it('holds for a configuration only at the host of the provider', async () => {
    const shopify = await saved('Shopify');
    const { knowledge } = test.deps;
    const at = (url: string) => factsFor(knowledge, shopify, url)?.tokenUrl;
    expect(at('https://my-shop.myshopify.com/admin/oauth/access_token')).toBe(
      'https://{shop}.myshopify.com/admin/oauth/access_token',
    );
    expect(at('https://a.b.myshopify.com/admin/oauth/access_token')).toBeUndefined();
    expect(at('https://my-shop.myshopify.com.evil.example/token')).toBeUndefined();
    expect(at('https://my-shopXmyshopify.com/token')).toBeUndefined();
    expect(at('http://127.0.0.1:4000/token')).toBeUndefined();
  });

  it('is the same over tRPC, and 404 for an unknown provider', async () => {
    const { id } = await providerBySlug(test, 'github');
    const { body } = await test.rest('GET', `/oauth/setup/${id}`);
    expect((await test.trpc('query', 'oauth.setup', { providerId: id })).body).toEqual(body);
    expect(await test.rest('GET', '/oauth/setup/999999')).toMatchObject({
      status: 404,
      body: { message: 'Provider not found', code: 'NOT_FOUND' },
    });
    expect((await test.rest('GET', '/oauth/setup/one')).status).toBe(400);
  });
});
