import { type OidcServer, startOidcServer } from '@gatehouse/api/test/oidc-server.ts';
import { startTokenServer, type TokenServer } from '@gatehouse/api/test/token-server.ts';
import type { OauthConfig, OauthConnection } from '@gatehouse/contract/oauth.ts';
import type { Page } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';
import type { Seed } from './seed.ts';

/** What a form of the Configure step needs to log in at an authorization server. */
interface Client {
  clientId: string;
  clientSecret: string;
  authorizationUrl: string;
  tokenUrl: string;
}

interface OauthFixtures {
  /** A real OpenID provider. Its login page has the buttons Approve and Deny. */
  oidc: OidcServer;
  /** Approves every login at once; a test chooses what its token endpoint responds. */
  tokens: TokenServer;
}

/** A real OpenID provider that takes logins from this page, with what is special about it. */
export const startOidc = async (
  origin: string,
  options: Partial<Parameters<typeof startOidcServer>[0]>,
): Promise<OidcServer> => {
  const { port } = new URL(origin);
  const redirectUris = ['127.0.0.1', 'localhost'].map((host) => `http://${host}:${port}/oauth-callback`);
  return startOidcServer({ redirectUris, approval: 'button', ...options });
};

export const test = base.extend<OauthFixtures>({
  oidc: async ({ server }, use) => {
    const oidc = await startOidc(server.url, {});
    await use(oidc);
    await oidc.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  tokens: async ({}, use) => {
    const tokens = await startTokenServer();
    await use(tokens);
    await tokens.close();
  },
});

/** A client of the stand-in, which checks nothing. */
export const clientOf = ({ authorizationUrl, tokenUrl }: TokenServer): Client => ({
  clientId: 'a-client-id',
  clientSecret: 'a-client-secret-0123456789',
  authorizationUrl,
  tokenUrl,
});

const TOKEN = {
  access_token: 'an-access-token-0123456789',
  token_type: 'Bearer',
  expires_in: 3600,
  refresh_token: 'a-refresh-token-0123456789',
};

/** The token endpoint grants what was asked for. */
export const grantTokens = (tokens: TokenServer, fields: object = {}): void =>
  tokens.behave({ body: JSON.stringify({ ...TOKEN, ...fields }) });

/** The id of a provider in the list. */
export const providerId = async (seed: Seed, slug: string): Promise<number> => {
  const found = (await seed.providers()).find((provider) => provider.slug === slug);
  if (found === undefined) throw new Error(`No provider has the slug ${slug}`);
  return found.id;
};

interface ConfigSeed extends Client {
  /** Of the page that logs in. */
  origin: string;
  slug?: string;
  scopes?: string[];
}

/** Stores a configuration, as the Configure step would. */
export const seedConfig = async (seed: Seed, given: ConfigSeed): Promise<OauthConfig> => {
  const {
    slug = 'github',
    origin,
    scopes = ['read:user'],
    clientId,
    clientSecret,
    authorizationUrl,
    tokenUrl,
  } = given;
  const input = { clientId, clientSecret, authorizationUrl, tokenUrl, scopes };
  const redirectUri = `${origin}/oauth-callback`;
  const body = { ...input, providerId: await providerId(seed, slug), redirectUri };
  return (await seed.post('/api/oauth-configs', body)) as OauthConfig;
};

/** The URL that the stand-in sends a browser back to, once the login at this URL is approved. */
export const callbackUrl = async (authUrl: string): Promise<URL> => {
  const response = await fetch(authUrl, { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '');
};

/** Logs in over REST, with the cookie that a login is bound to. */
export const seedConnection = async (origin: string, id: number): Promise<OauthConnection> => {
  const begun = await fetch(`${origin}/api/oauth/authorize/${id}`);
  const { authUrl } = (await begun.json()) as { authUrl: string };
  const cookie = begun.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { search } = await callbackUrl(authUrl);
  const ended = await fetch(`${origin}/api/oauth/callback${search}`, { headers: { cookie } });
  const result = (await ended.json()) as { success: boolean };
  if (!result.success) throw new Error(`The login failed: ${JSON.stringify(result)}`);
  const connections = (await (await fetch(`${origin}/api/oauth-connections`)).json()) as OauthConnection[];
  const connection = connections.find((one) => one.providerId === id);
  if (connection === undefined) throw new Error('The login brought no connection');
  return connection;
};

/** A browser that blocks popups: `window.open` returns null (HTML standard, "rules for choosing a navigable"). */
export const blockPopups = (page: Page) =>
  page.addInitScript(() => {
    window.open = () => null;
  });

export const card = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
export const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ });
export const currentStep = (page: Page) => page.locator('[aria-current="step"]');

/** The list of all connections, which stands behind a button of the wizard. */
export const openConnections = async (page: Page) => {
  await button(page, 'Connections').click();
  const dialog = page.getByRole('dialog', { name: 'Connections' });
  await expect(dialog).toBeVisible();
  return dialog;
};

/** Fills the fields that differ from one app to another. */
export const fillClient = async (page: Page, client: Client): Promise<void> => {
  await page.getByLabel('Client ID').fill(client.clientId);
  await page.getByLabel('Client Secret').fill(client.clientSecret);
  await page.getByLabel('Authorization URL').fill(client.authorizationUrl);
  await page.getByLabel('Token URL').fill(client.tokenUrl);
};

/** Begins a login and returns the popup window, which shows the page of the provider. */
export const openLogin = async (page: Page, name: string): Promise<Page> => {
  const opened = page.context().waitForEvent('page');
  await button(page, name).click();
  return opened;
};

export { expect };
