import { type GrantServer, startGrantServer } from '@gatehouse/api/test/grant-server.ts';
import { type OauthMockServer, startOauthMockServer } from '@gatehouse/api/test/oauth-mock-server.ts';
import { TOKEN_SHAPES } from '@gatehouse/api/test/token-shapes.ts';
import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import type { Page } from '@playwright/test';
import {
  test as base,
  blockPopups,
  button,
  card,
  clientOf,
  currentStep,
  expect,
  grantTokens,
  heading,
  openLogin,
  seedConfig,
  seedConnection,
} from './oauth-screen.ts';
import { endpoint, keyField, response, sendButton, verdict } from './testing-screen.ts';

interface StandIns {
  /** A ready-made OAuth server, which checks the PKCE verifier. */
  mock: OauthMockServer;
  /** An OAuth server with an API that only accepts its access tokens. */
  withApi: GrantServer;
}

const test = base.extend<StandIns>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  mock: async ({}, use) => {
    const mock = await startOauthMockServer();
    await use(mock);
    await mock.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  withApi: async ({}, use) => {
    const withApi = await startGrantServer();
    await use(withApi);
    await withApi.close();
  },
});

const CLIENT = { clientId: 'a-client-id', clientSecret: 'a-client-secret-0123456789' };

const connectStep = (providerId: number): string => `/oauth?providerId=${providerId}&step=test-connection`;

/** Begins a login where popups are blocked, and follows the link to the provider in the same tab. */
const logInHere = async (page: Page, providerId: number): Promise<void> => {
  await page.goto(connectStep(providerId));
  await page.getByRole('button', { name: /^(Authorize with GitHub|Log in again)$/ }).click();
  const link = page.getByRole('link', { name: 'Open the login page of GitHub' });
  await page.goto((await link.getAttribute('href')) ?? '');
};

test('a login at a ready-made OAuth server leads to a connection', { tag: '@wide' }, async ({
  page,
  seed,
  server,
  mock,
}) => {
  const { authorizationUrl, tokenUrl } = mock;
  const config = await seedConfig(seed, { ...CLIENT, authorizationUrl, tokenUrl, origin: server.url });
  await page.goto(connectStep(config.providerId));
  const popup = await openLogin(page, 'Authorize with GitHub');
  await expect(heading(popup, 'Authorization Successful')).toBeVisible();
  await expect(heading(page, 'Integration Successful')).toBeVisible();
});

test('a token response is read in each shape that is in use', { tag: '@wide' }, async ({
  page,
  seed,
  server,
  tokens,
}) => {
  // One login after another.
  test.slow();
  const config = await seedConfig(seed, { ...clientOf(tokens), origin: server.url });
  await blockPopups(page);
  for (const { name, response: shaped, reads } of TOKEN_SHAPES)
    await test.step(name, async () => {
      tokens.behave(shaped);
      await logInHere(page, config.providerId);
      if ('error' in reads) {
        await expect(heading(page, 'Authorization Failed')).toBeVisible();
        await expect(page.getByRole('main')).toContainText(reads.error);
        return;
      }
      await expect(heading(page, 'Authorization Successful')).toBeVisible();
      const stored = (await (await page.request.get('/api/oauth-connections')).json()) as OauthConnection[];
      expect(stored).toHaveLength(1);
      expect(stored[0]).toMatchObject({ tokenType: reads.tokenType, isRenewable: reads.hasRefreshToken });
      expect(stored[0]?.expiresAt === null).toBe(reads.expiresIn === null);
    });
  expect(tokens.received).toHaveLength(TOKEN_SHAPES.length);
});

test('the last step leads to a first call with the access token', { tag: '@wide' }, async ({
  page,
  seed,
  server,
  withApi,
}) => {
  const { authorizationUrl, tokenUrl } = withApi;
  const client = { ...CLIENT, authorizationUrl, tokenUrl };
  const config = await seedConfig(seed, { ...client, origin: server.url, slug: 'custom' });
  await page.goto(connectStep(config.providerId));
  await openLogin(page, 'Authorize with your provider');
  await expect(
    page.getByText('Your account is integrated, and the access token is stored securely for API requests.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Dashboard' })).toHaveAttribute('href', '/');
  await page.getByRole('link', { name: 'Send a first call' }).click();
  await expect(page).toHaveURL(/\/test\?connectionId=\d+$/);
  await expect(keyField(page)).toHaveValue('Custom connection · Custom');
  await endpoint(page).fill(`${withApi.apiUrl}/me`);
  await sendButton(page).click();
  await expect(verdict(page)).toContainText('200');
  expect(withApi.apiCalls.map(({ path, headers }) => [path, headers.authorization])).toEqual([
    ['/api/me', `Bearer ${withApi.accessToken()}`],
  ]);
  await expect(response(page)).not.toContainText(withApi.accessToken());
  await page.goBack();
  await expect(heading(page, 'Integration Successful')).toBeVisible();
});

test('Back and Forward go through the steps', { tag: '@wide' }, async ({ page, seed, server, tokens }) => {
  grantTokens(tokens);
  const config = await seedConfig(seed, { ...clientOf(tokens), origin: server.url });
  await seedConnection(server.url, config.providerId);
  await page.goto('/oauth');
  await card(page, 'GitHub').check();
  await button(page, 'Continue').click();
  await button(page, 'Save Configuration').click();
  await button(page, 'Continue').click();
  await expect(currentStep(page)).toContainText('Complete');
  await page.goBack();
  await expect(heading(page, 'Successfully Connected')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Client ID')).toHaveValue(CLIENT.clientId);
  await page.goBack();
  await expect(card(page, 'GitHub')).toBeChecked();
  await page.goForward();
  await page.goForward();
  await page.goForward();
  await expect(heading(page, 'Integration Successful')).toBeVisible();
});
