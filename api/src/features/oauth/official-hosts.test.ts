import type { Provider } from '@gatehouse/contract/providers.ts';
import { getApi, operationsOf } from '@gatehouse/knowledge/apis/lookups.ts';
import { factsOf } from '@gatehouse/knowledge/facts.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import type { OauthFacts } from '@gatehouse/knowledge/schema/oauth.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { APP_ITSELF, connectOauth, makeOauthConfig, obtainOauthToken } from '#test/oauth-login.ts';
import { behindNames, listAllOfficial } from '#test/official-hosts.ts';
import { type Received, startUpstream, type Upstream } from '#test/upstream.ts';

const knowledge = openKnowledge();
const KNOWN = [...factsOf<OauthFacts>(knowledge, 'oauth')];
const TOKEN = 'an-access-token-0123456789';

/** Where the first call goes if the entry has no base URL, or if the token is for another one: as the notes of the facts say. */
const FIRST_CALLS: Record<string, string> = {
  azure: 'https://acme.cognitiveservices.azure.com/language/:analyze-text',
  'checkout-com': 'https://api.checkout.com/payments',
  confluence: 'https://api.atlassian.com/oauth/token/accessible-resources',
  docusign: 'https://account.docusign.com/oauth/userinfo',
  'dynamics-365': 'https://acme.crm.dynamics.com/api/data/v9.2/WhoAmI',
  google: 'https://www.googleapis.com/oauth2/v3/userinfo',
  'google-cloud': 'https://cloudresourcemanager.googleapis.com/v1/projects',
  facebook: 'https://graph.facebook.com/me',
  jira: 'https://api.atlassian.com/oauth/token/accessible-resources',
  mailchimp: 'https://login.mailchimp.com/oauth2/metadata',
  pipedrive: 'https://acme.pipedrive.com/api/v2/deals',
  salesforce: 'https://acme.my.salesforce.com/services/data',
  shopify: 'https://name.myshopify.com/admin/api/2026-10/graphql.json',
  twitter: 'https://api.x.com/2/users/me',
  workable: 'https://acme.workable.com/spi/v3/jobs',
};

/** Other hosts of the same API. */
const FURTHER: [slug: string, url: string][] = [
  ['docusign', 'https://na3.docusign.net/restapi/v2.1/accounts'],
  ['dropbox', 'https://content.dropboxapi.com/2/files/download'],
  ['box', 'https://upload.box.com/api/2.0/files/content'],
  ['mailchimp', 'https://us19.api.mailchimp.com/3.0/ping'],
  ['quickbooks', 'https://sandbox-quickbooks.api.intuit.com/v3/company/1/companyinfo/1'],
  ['youtube-data', 'https://www.googleapis.com/youtube/v3/channels'],
  ['azure', 'https://management.azure.com/subscriptions?api-version=2022-12-01'],
  ['slack', 'https://files.slack.com/files-pri/T1-F1/a.png'],
  ['ebay', 'https://apiz.ebay.com/sell/finances/v1/transaction'],
];

/** What the login servers of these providers say of the account that logged in. */
const SAID = {
  refresh_token: 'a-refresh-token-0123456789',
  instance_url: 'https://acme.my.salesforce.com',
  api_domain: 'https://acme.pipedrive.com',
};

let standIn: Upstream;
let parent: TestApp;
let test: TestApp;
let said: Record<string, string>;
/** What a profile says. */
let profile: Record<string, string>;
let listed: Map<string, Provider>;
const hosts: string[] = [];

beforeAll(async () => {
  standIn = await startUpstream((call, _request, response) => {
    const isToken = call.body.includes('grant_type=') || call.body.includes('"grant_type"');
    const token = { access_token: TOKEN, token_type: 'bearer', expires_in: 3600, scope: 'a b', ...said };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isToken ? token : { ok: true, ...profile }));
  });
  parent = await createTestApp();
  test = await createTestApp({ outbound: behindNames(parent.deps.outbound, () => standIn.url, hosts) });
  const slugs = KNOWN.map(([slug]) => slug);
  listed = await listAllOfficial(test, slugs);
});
afterAll(async () => {
  await test.close();
  await parent.close();
  await standIn.close();
});
beforeEach(() => {
  said = SAID;
  profile = {};
});
// Lists of connections stay short, or each login would read those of all others.
afterEach(async () => {
  for (const { id } of (await test.rest('GET', '/oauth-configs')).body)
    await test.rest('DELETE', `/oauth-configs/${id}`);
});

const filled = (url: string): string => url.replaceAll(/\{\w+\}/g, 'name');

type Server = Pick<OauthFacts, 'authorizationUrl' | 'tokenUrl'> &
  Partial<Pick<OauthFacts, 'grant' | 'additionalParams'>>;

const connect = async (slug: string, facts: Server) => {
  const providerId = listed.get(slug)?.id;
  const urls = { authorizationUrl: filled(facts.authorizationUrl), tokenUrl: filled(facts.tokenUrl) };
  if (facts.grant === 'client_credentials')
    return obtainOauthToken(test, await makeOauthConfig(test, urls, { providerId, ...APP_ITSELF }));
  const additionalParams = JSON.parse(filled(JSON.stringify(facts.additionalParams ?? {})));
  return connectOauth(test, await makeOauthConfig(test, urls, { providerId, additionalParams }));
};

/** Where each customer has a host, the API is on that of the token URL. */
const baseOf = (slug: string, { isApiAtTokenHost, tokenUrl }: OauthFacts): string | null => {
  const base = getApi(knowledge, slug)?.baseUrl ?? null;
  return base === null && isApiAtTokenHost ? new URL(filled(tokenUrl)).origin : base;
};

const firstCallOf = (slug: string, facts: OauthFacts): string => {
  const [operation] = operationsOf(knowledge, getApi(knowledge, slug)?.id ?? slug, 1);
  return filled(FIRST_CALLS[slug] ?? `${baseOf(slug, facts)}${operation?.path}`);
};

const carried = ({ headers, path }: Received): string =>
  JSON.stringify([headers.authorization, headers['x-shopify-access-token'], path]);

/** What was called, and whether the token was sent there. */
const call = async (connectionId: number, endpoint: string) => {
  standIn.received.length = 0;
  hosts.length = 0;
  const { body } = await test.rest('POST', '/test', { connectionId, endpoint, method: 'GET' });
  const last = standIn.received.at(-1);
  return {
    withheld: body.withheldReason as string | undefined,
    host: hosts.at(-1),
    isCarried: last !== undefined && carried(last).includes(TOKEN),
  };
};

const factsOfSlug = (slug: string): OauthFacts => new Map(KNOWN).get(slug) as OauthFacts;

/** Renews the token of a connection; returns the status and where that asked for it. */
const renew = async (id: number) => {
  standIn.received.length = 0;
  hosts.length = 0;
  const { status } = await test.rest('POST', `/oauth-connections/${id}/refresh`);
  return { status, urls: standIn.received.map(({ path }, at) => `https://${hosts[at]}${path}`) };
};

describe('the token of a login goes to the API of its provider', () => {
  it.each(KNOWN)('at %s, with its first call, and is renewed', async (slug, facts) => {
    const endpoint = firstCallOf(slug, facts);
    const { id } = await connect(slug, facts);
    const { host } = new URL(endpoint);
    expect(await call(id, endpoint)).toEqual({ withheld: undefined, host, isCarried: true });
    const url = filled(facts.refreshUrl ?? facts.tokenUrl);
    expect(await renew(id)).toEqual({ status: 200, urls: [url] });
  });

  it.each(FURTHER)('at %s, on another of its hosts: %s', async (slug, endpoint) => {
    const { id } = await connect(slug, factsOfSlug(slug));
    expect(await call(id, endpoint)).toMatchObject({ isCarried: true });
  });

  it('at the sandbox of Salesforce, whose login server is another', async () => {
    const server = 'https://test.salesforce.com/services/oauth2';
    const urls = { authorizationUrl: `${server}/authorize`, tokenUrl: `${server}/token` };
    said = { instance_url: 'https://acme--dev.sandbox.my.salesforce.com' };
    const { id } = await connect('salesforce', urls);
    const endpoint = 'https://acme--dev.sandbox.my.salesforce.com/services/data';
    expect(await call(id, endpoint)).toMatchObject({ isCarried: true });
  });
});

/** What else is said about an account, by slug, with a path, and the URL that it leads to. */
const BELOW: [slug: string, said: Record<string, string>, path: string, url: string][] = [
  ['salesforce', {}, '/services/data', 'https://acme.my.salesforce.com/services/data'],
  ['pipedrive', {}, '/api/v2/deals', 'https://acme.pipedrive.com/api/v2/deals'],
  [
    'zoho-crm',
    { api_domain: 'https://www.zohoapis.eu' },
    '/crm/v8/users',
    'https://www.zohoapis.eu/crm/v8/users',
  ],
  [
    'zoho-crm',
    { api_domain: 'https://zohoapis.evil.example' },
    '/crm/v8/users',
    'https://www.zohoapis.com/crm/v8/users',
  ],
  ['wrike', { host: 'app-eu.wrike.com' }, '/account', 'https://app-eu.wrike.com/api/v4/account'],
  ['wrike', {}, '/account', 'https://www.wrike.com/api/v4/account'],
  ['mailchimp', { dc: 'us19' }, '/3.0/lists', 'https://us19.api.mailchimp.com/3.0/lists'],
  ['shopify', {}, '/admin/api/2026-10/shop.json', 'https://name.myshopify.com/admin/api/2026-10/shop.json'],
  ['shopify', {}, '/admin/{shop}', 'https://name.myshopify.com/admin/name'],
  ['zendesk', {}, '/api/v2/users/me.json', 'https://name.zendesk.com/api/v2/users/me.json'],
  ['okta', {}, '/api/v1/users/me', 'https://name.okta.com/api/v1/users/me'],
];

describe('a path is called below the base URL of the account that logged in', () => {
  it.each(BELOW)('at %s (%j): %s', async (slug, account, path, url) => {
    said = { ...SAID, ...account };
    profile = account;
    const { id } = await connect(slug, factsOfSlug(slug));
    const { hostname } = new URL(url);
    expect(await call(id, path)).toEqual({ withheld: undefined, host: hostname, isCarried: true });
    expect(standIn.received.at(-1)?.path).toBe(url.slice(`https://${hostname}`.length));
  });

  it.each(['us19.evil', 'us19/../..', 'evil.example#', '', '..', 'us19:8443', 'us 19'])(
    'at Mailchimp not with %j as the data center, which is no label of a host',
    async (dc) => {
      profile = { dc };
      const { id, baseUrl } = await connect('mailchimp', factsOfSlug('mailchimp'));
      expect(baseUrl).toBeNull();
      const { status, body } = await test.rest('POST', '/test', {
        connectionId: id,
        endpoint: '/3.0/lists',
        method: 'GET',
      });
      expect([status, body.message]).toEqual([400, expect.stringContaining('enter a full URL')]);
    },
  );
});

describe('a host that the token response names', () => {
  it.each([
    ['of another company', 'https://acme.my.salesforce.com.evil.example'],
    ['with a port', 'https://acme.my.salesforce.com:8443'],
    ['with a user', 'https://evil.example@acme.my.salesforce.com'],
    ['over plain http', 'http://acme.my.salesforce.com'],
    ['that is no text', ''],
  ])('gets no token %s', async (_what, instance_url) => {
    said = { instance_url };
    const { id, tokenHosts } = await connect('salesforce', factsOfSlug('salesforce'));
    expect(tokenHosts).toEqual([]);
    const host = URL.parse(instance_url)?.hostname ?? 'acme.my.salesforce.com';
    expect(await call(id, `https://${host}/services/data`)).toMatchObject({
      withheld: 'host',
      isCarried: false,
    });
  });

  it('gets that of its own connection only: not that of another customer', async () => {
    const { id, tokenHosts } = await connect('salesforce', factsOfSlug('salesforce'));
    expect(tokenHosts).toEqual(['acme.my.salesforce.com']);
    const other = 'https://other.my.salesforce.com/services/data';
    expect(await call(id, other)).toMatchObject({ withheld: 'host', isCarried: false });
  });

  it('is no host of a login at another server', async () => {
    const server = 'https://login.evil.example';
    const urls = { authorizationUrl: `${server}/authorize`, tokenUrl: `${server}/token` };
    const { tokenHosts } = await connect('salesforce', urls);
    expect(tokenHosts).toEqual([]);
  });
});
