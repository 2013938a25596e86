import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures.ts';
import { failWith, hold, respondWith } from './mock-responses.ts';
import {
  blockPopups,
  button,
  callbackUrl,
  clientOf,
  expect,
  grantTokens,
  heading,
  openLogin,
  seedConfig,
  seedConnection,
  test,
} from './oauth-screen.ts';

const CALLBACK = '/oauth-callback?code=a-code&state=a-state';

/** Counts the calls that complete a login. */
const countCalls = (page: Page) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('oauth.callback')) calls.push(request.postData() ?? '');
  });
  return calls;
};

test('while the login is completed the page says so, and its URL has neither code nor state', async ({
  page,
}) => {
  await hold(page, 'oauth.callback');
  await page.goto(CALLBACK);
  await expect(page.getByText('Please wait while we complete the authorization process...')).toBeVisible();
  await expect(page).toHaveURL('/oauth-callback');
  await expect(page).toHaveTitle('Authorization · Gatehouse');
  expect(await page.evaluate(() => JSON.stringify([history.state, { ...sessionStorage }]))).not.toContain(
    'a-code',
  );
  await expectAccessible(page);
});

test('the code has left the URL before any script of the page runs, and nothing is asked of another host', {
  tag: '@wide',
}, async ({ page, server, consoleGuard }) => {
  const requests: { url: string; referer: string | undefined }[] = [];
  page.on('request', (request) => requests.push({ url: request.url(), referer: request.headers().referer }));
  consoleGuard.allow(/Failed to load resource/);
  // The application's own code never loads.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(CALLBACK).catch(() => undefined);
  await expect(page).toHaveURL('/oauth-callback');
  const { origin } = new URL(server.url);
  expect(requests.filter(({ url }) => new URL(url).origin !== origin)).toEqual([]);
  expect(requests.slice(1).filter(({ referer }) => referer !== undefined)).toEqual([]);
});
test.describe('', () => {
  test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/Failed to load resource/));

  test('a success is shown once, and still after a reload and Back, with a single call', {
    tag: '@wide',
  }, async ({ page }) => {
    const calls = countCalls(page);
    await respondWith(page, 'oauth.callback', {
      success: true,
      message: 'Gatehouse is connected to GitHub.',
    });
    await page.goto('/keys');
    await page.goto(CALLBACK);
    await expect(heading(page, 'Authorization Successful')).toBeVisible();
    await expect(heading(page, 'Authorization Successful')).toBeFocused();
    await expect(page.getByText('Gatehouse is connected to GitHub.')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(heading(page, 'Authorization Successful')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/keys');
    await page.goForward();
    await expect(heading(page, 'Authorization Successful')).toBeVisible();
    await expect(page).toHaveURL('/oauth-callback');
    expect(calls).toHaveLength(1);
    await page.getByRole('link', { name: 'Open the OAuth wizard' }).click();
    await expect(page).toHaveURL('/oauth');
  });

  test('a failure shows the error and what to do', async ({ page }) => {
    await respondWith(page, 'oauth.callback', {
      success: false,
      error: 'The client secret is wrong.',
      advice: ['Enter it again.', 'The redirect URI that was sent is http://127.0.0.1/oauth-callback'],
    });
    await page.goto(CALLBACK);
    await expect(heading(page, 'Authorization Failed')).toBeVisible();
    await expect(page.getByText('There was a problem connecting your account.')).toBeVisible();
    await expect(page.getByText('The client secret is wrong.')).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveText([
      'Enter it again.',
      'The redirect URI that was sent is http://127.0.0.1/oauth-callback',
    ]);
    await expectAccessible(page);
  });

  for (const query of ['', '?code=a-code', '?state=a-state']) {
    test(`without both parameters it says so, without a call (${query})`, { tag: '@wide' }, async ({
      page,
    }) => {
      const calls = countCalls(page);
      await page.goto(`/oauth-callback${query}`);
      await expect(page.getByText('Missing required parameters')).toBeVisible();
      expect(calls).toEqual([]);
    });
  }

  test('an error of the server and no error text have words too', { tag: '@wide' }, async ({ page }) => {
    await failWith(page, 'oauth.callback', 503, 'The server is busy.');
    await page.goto(CALLBACK);
    await expect(page.getByText('An unexpected error occurred during authorization')).toBeVisible();
    await expect(page.getByText('503: The server is busy.')).toBeVisible();
    await page.unrouteAll();
    await respondWith(page, 'oauth.callback', { success: false });
    await page.goto('/keys');
    await page.goto(CALLBACK);
    await expect(page.getByText('Failed to complete authorization')).toBeVisible();
  });

  test('a reload before the server has answered makes no second call', { tag: '@wide' }, async ({ page }) => {
    const calls = countCalls(page);
    await hold(page, 'oauth.callback');
    await page.goto(CALLBACK);
    await expect.poll(() => calls.length).toBe(1);
    await page.reload();
    await expect(page.getByText('Missing required parameters')).toBeVisible();
    await expect(page.getByText('The page was reloaded before the server had answered.')).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  test('a window that the browser does not close says that you can close it', { tag: '@wide' }, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.close = () => undefined;
    });
    await respondWith(page, 'oauth.callback', { success: true });
    await page.goto(CALLBACK);
    await button(page, 'Close this window').click();
    await expect(page.getByText('Your browser lets only you close this window.')).toBeVisible();
    await expectAccessible(page);
  });
});

test('what the provider refused is told in the popup, and the wizard goes on waiting', {
  tag: '@wide',
}, async ({ page, seed, server, oidc }) => {
  const config = await seedConfig(seed, { ...oidc, origin: server.url, scopes: ['openid'] });
  await page.goto(`/oauth?providerId=${config.providerId}&step=test-connection`);
  const popup = await openLogin(page, 'Authorize with GitHub');
  await popup.getByRole('button', { name: 'Deny' }).click();
  await expect(heading(popup, 'Authorization Failed')).toBeVisible();
  await expect(popup.getByText(/access_denied/)).toBeVisible();
  await expect(popup.getByText(/The user denied the request/)).toBeVisible();
  await expect(popup).toHaveURL('/oauth-callback');
  await expect(button(page, 'Authorizing...')).toBeVisible();
});

test('a login ends in the browser that began it alone, and works without the wizard', {
  tag: '@wide',
}, async ({ page, browser, seed, server, tokens }) => {
  grantTokens(tokens);
  const config = await seedConfig(seed, { ...clientOf(tokens), origin: server.url });
  await blockPopups(page);
  await page.goto(`/oauth?providerId=${config.providerId}&step=test-connection`);
  await button(page, 'Authorize with GitHub').click();
  const login = page.getByRole('link', { name: 'Open the login page of GitHub' });
  const { href } = await callbackUrl((await login.getAttribute('href')) ?? '');

  const other = await browser.newContext();
  const stranger = await other.newPage();
  await stranger.goto(href);
  await expect(stranger.getByText(/This login was already completed or has expired/)).toBeVisible();
  await other.close();
  expect(tokens.received).toEqual([]);

  const tab = await page.context().newPage();
  await page.close();
  await tab.goto(href);
  await expect(heading(tab, 'Authorization Successful')).toBeVisible();
  await tab.getByRole('link', { name: 'Open the OAuth wizard' }).click();
  await button(tab, 'Connections').click();
  await expect(tab.getByRole('row').filter({ hasText: 'GitHub' })).toContainText('Connected');
  expect(tokens.received).toHaveLength(1);
});

test('a wrong secret is told with its cure', { tag: '@wide' }, async ({ page, seed, server, tokens }) => {
  tokens.behave({ status: 401, body: JSON.stringify({ error: 'invalid_client' }) });
  const config = await seedConfig(seed, { ...clientOf(tokens), origin: server.url });
  await page.goto(`/oauth?providerId=${config.providerId}&step=test-connection`);
  const popup = await openLogin(page, 'Authorize with GitHub');
  await expect(heading(popup, 'Authorization Failed')).toBeVisible();
  await expect(popup.getByRole('listitem').first()).toBeVisible();
  grantTokens(tokens);
  await seedConnection(server.url, config.providerId);
});
