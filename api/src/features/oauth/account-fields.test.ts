import type { OauthConfig } from '@gatehouse/contract/oauth.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';
import {
  beginOauthLogin,
  CALLERS,
  type Caller,
  completeOauthLogin,
  listOauthConnections,
  makeOauthConfig,
} from '#test/oauth-login.ts';
import { behindNames, listOfficial } from '#test/official-hosts.ts';
import { startTokenServer, type TokenServer } from '#test/token-server.ts';

let test: TestApp;
let server: TokenServer;
let config: OauthConfig;

beforeAll(async () => {
  test = await createTestApp();
  server = await startTokenServer();
});
afterAll(async () => {
  await test.close();
  await server.close();
});
beforeEach(async () => {
  for (const { id } of (await test.rest('GET', '/oauth-configs')).body)
    await test.rest('DELETE', `/oauth-configs/${id}`);
  config = await makeOauthConfig(test, server);
});

const grant = (fields: object = {}) =>
  server.behave({ body: JSON.stringify({ access_token: 'an-access-token-0123456789', ...fields }) });

/** The connection of a login that came back with these parameters too. */
const connect = async (params: Record<string, string>, caller: Caller = 'a screen') => {
  const { state, cookie } = await beginOauthLogin(test, config, caller);
  const sent = { code: 'a-code-0123456789', state, ...params };
  const { body } = await completeOauthLogin(test, sent, { caller, cookie });
  expect(body).toMatchObject({ success: true });
  const connections = await listOauthConnections(test);
  return connections.findLast(({ providerId }) => providerId === config.providerId);
};

/** The tests beside this call run with an app for which the token server is behind every host name. */
const useOfficialNames = (): void => {
  let own: TestApp;
  beforeAll(async () => {
    own = test;
    test = await createTestApp({
      outbound: behindNames(own.deps.outbound, () => `${server.url}/token?called=`),
    });
  });
  afterAll(async () => {
    await test.close();
    test = own;
  });
};

describe('what the callback says was granted', () => {
  it.each(CALLERS)('is kept if the token response says nothing: %s', async (caller) => {
    grant();
    expect(await connect({ scope: 'read,activity:read read' }, caller)).toMatchObject({
      scopes: ['read', 'activity:read'],
    });
  });

  it('counts less than what the token response says', async () => {
    grant({ scope: 'write' });
    expect(await connect({ scope: 'read' })).toMatchObject({ scopes: ['write'] });
  });

  it.each<Record<string, string>>([{}, { scope: '' }, { scope: ' , ' }, { scope: '\u0007 \u202e' }])(
    'is what was asked for if it says nothing: %j',
    async (params) => {
      grant();
      expect(await connect(params)).toMatchObject({ scopes: ['read', 'write'] });
    },
  );
});

describe('what the callback says about the account', () => {
  const QUICKBOOKS = {
    authorizationUrl: 'https://appcenter.intuit.com/connect/oauth2',
    tokenUrl: 'https://oauth.platform.intuit.com/oauth2/v1/tokens/bearer',
  };
  const COMPANY = { name: 'realmId', label: 'Company ID', value: '9130350000000000' };

  useOfficialNames();
  beforeEach(async () => {
    grant({ refresh_token: 'a-refresh-token-0123456789', expires_in: 3600 });
    const { slug } = await listOfficial(test, 'quickbooks');
    config = await makeOauthConfig(test, QUICKBOOKS, { slug });
  });

  it.each(CALLERS)('is kept with the connection, and shown by its name: %s', async (caller) => {
    const connection = await connect({ realmId: COMPANY.value }, caller);
    expect(connection).toMatchObject({ accountFields: [COMPANY] });
    const refreshed = await test.rest('POST', `/oauth-connections/${connection?.id}/refresh`);
    expect(refreshed).toMatchObject({ status: 200, body: { accountFields: [COMPANY] } });
  });

  it('tells one connection from another, and is no other one of before', async () => {
    const first = await connect({ realmId: COMPANY.value });
    expect(first).toMatchObject({ account: COMPANY.value });
    expect(await connect({ realmId: '123' })).toMatchObject({
      accountFields: [{ ...COMPANY, value: '123' }],
    });
    expect(await connect({})).toMatchObject({ accountFields: [], account: null });
    await connect({ realmId: COMPANY.value });
    const [again, ...others] = (await listOauthConnections(test)).filter(
      ({ providerId }) => providerId === config.providerId,
    );
    expect([again?.id, others.length]).toEqual([first?.id, 2]);
  });

  it.each(['', ' ', 'two words', '\u0007', 'é'])(
    'is left out if it is no plain text: %j',
    async (realmId) => {
      expect(await connect({ realmId })).toMatchObject({ accountFields: [] });
    },
  );

  it('stands for its parameter in the path of a call, and in the code for it', async () => {
    const connection = await connect({ realmId: COMPANY.value });
    const input = {
      connectionId: connection?.id,
      endpoint: '/v3/company/{realmId}/companyinfo/{realmId}?of={realmId}',
      method: 'GET',
    };
    const path = `/v3/company/${COMPANY.value}/companyinfo/${COMPANY.value}`;
    const { body } = await test.rest('POST', '/test/preview', input);
    expect(body).toMatchObject({ keySent: true });
    expect(body.url).toBe(`https://quickbooks.api.intuit.com${path}?of={realmId}`);
    const code = await test.rest('POST', '/generate-code', { ...input, language: 'curl' });
    expect(code.body.code).toContain(path);
  });

  it.each([
    { realmId: '..' },
    { realmId: 'sk_live_4eC39HqLyjWDarjtT1zdp7dc' },
    { realmId: 'a-code-0123456789' },
  ])('is left out if it leads elsewhere, looks like a key or is the code: %j', async (params) => {
    expect(await connect(params)).toMatchObject({ accountFields: [] });
  });

  it('is not kept for a provider that is not known to send it', async () => {
    const configs: OauthConfig[] = (await test.rest('GET', '/oauth-configs')).body;
    config = configs.find(({ tokenUrl }) => tokenUrl === server.tokenUrl) ?? config;
    expect(config.tokenUrl).toBe(server.tokenUrl);
    expect(await connect({ realmId: COMPANY.value })).toMatchObject({ accountFields: [] });
  });
});

describe('what a list in the profile says about the account', () => {
  const DOCUSIGN = {
    authorizationUrl: 'https://account.docusign.com/oauth/auth',
    tokenUrl: 'https://account.docusign.com/oauth/token',
  };
  const at = (id: string, host: string, fields: object = {}) => ({
    account_id: id,
    account_name: `Company ${id}`,
    base_uri: `https://${host}.docusign.net`,
    ...fields,
  });
  const isDefault = { is_default: true };
  const isOther = { is_default: false };

  /** The connection of a person who has these accounts. */
  const connectWith = async (accounts: readonly object[]) => {
    server.behave(({ path }) => ({
      body: JSON.stringify(
        path.includes('userinfo')
          ? { sub: '50d89ab1', email: 'ann@company.example', accounts }
          : { access_token: 'an-access-token-0123456789', expires_in: 3600 },
      ),
    }));
    return connect({});
  };

  useOfficialNames();
  beforeEach(async () => {
    const { slug } = await listOfficial(test, 'docusign');
    config = await makeOauthConfig(test, DOCUSIGN, { slug });
  });

  const previewOf = async (connectionId: number | undefined, endpoint: string) =>
    (await test.rest('POST', '/test/preview', { connectionId, endpoint, method: 'GET' })).body;

  it('is of the default one of several: its host and its ID stand in the URL of a call', async () => {
    const connection = await connectWith([at('111', 'na1', isOther), at('222', 'na3', isDefault)]);
    expect(connection).toMatchObject({
      account: 'ann@company.example',
      baseUrl: 'https://na3.docusign.net',
      accountFields: [
        { name: 'accountId', label: 'Account ID', value: '222' },
        { name: 'base_uri', label: 'API host', value: 'https://na3.docusign.net' },
      ],
    });
    expect(await previewOf(connection?.id, '/restapi/v2.1/accounts/{accountId}/envelopes')).toMatchObject({
      url: 'https://na3.docusign.net/restapi/v2.1/accounts/222/envelopes',
      keySent: true,
    });
  });

  it('is of the only one, though it is no default', async () => {
    expect(await connectWith([at('111', 'na1', isOther)])).toMatchObject({
      baseUrl: 'https://na1.docusign.net',
    });
  });

  it.each([
    ['none of several is the default', [at('111', 'na1'), at('222', 'na3')]],
    ['several are the default', [at('111', 'na1', isDefault), at('222', 'na3', isDefault)]],
    ['there is none', []],
  ])('is not known if %s: nothing is guessed', async (_why, accounts) => {
    expect(await connectWith(accounts)).toMatchObject({ baseUrl: null, accountFields: [] });
  });

  describe('with accounts of several products (Basecamp)', () => {
    const of = (product: string, id: number) => ({ product, id, name: `Company ${id}` });
    beforeEach(async () => {
      const { slug } = await listOfficial(test, 'basecamp');
      const tokenUrl = 'https://launchpad.37signals.com/authorization/token';
      config = await makeOauthConfig(test, { ...DOCUSIGN, tokenUrl }, { slug });
      server.behave(({ path }) => ({
        body: JSON.stringify(
          path.includes('authorization.json')
            ? { identity: { id: 9, email_address: 'ann@company.example' }, accounts }
            : { access_token: 'an-access-token-0123456789', expires_in: 1209600 },
        ),
      }));
    });
    let accounts: object[] = [];

    it('is of the only one of the product, and stands in the path of a call', async () => {
      accounts = [of('bcx', 1), of('bc3', 999), of('campfire', 2)];
      const connection = await connect({});
      expect(connection).toMatchObject({ account: 'ann@company.example' });
      expect(await previewOf(connection?.id, '/{accountId}/projects.json')).toMatchObject({
        url: 'https://3.basecampapi.com/999/projects.json',
        keySent: true,
      });
    });

    it('is asked for if there are several', async () => {
      accounts = [of('bc3', 998), of('bc3', 999)];
      expect(await connect({})).toMatchObject({ account: 'ann@company.example', accountFields: [] });
    });
  });

  it('is no host that its facts do not name', async () => {
    const elsewhere = { ...at('111', 'na1'), base_uri: 'https://docusign.net.evil.example' };
    expect(await connectWith([elsewhere])).toMatchObject({ baseUrl: null });
  });
});
