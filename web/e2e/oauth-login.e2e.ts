import { OAUTH_TIMEOUT_MS } from '@gatehouse/contract/plain/oauth-wizard.ts';
import { expectAccessible } from './fixtures.ts';
import { failWith, hold, release } from './mock-responses.ts';
import {
  blockPopups,
  button,
  clientOf,
  expect,
  grantTokens,
  heading,
  openConnections,
  openLogin,
  providerId,
  seedConfig,
  seedConnection,
  test,
  toast,
} from './oauth-screen.ts';
import type { Seed } from './seed.ts';

/** The URL of the third step for GitHub. */
const connectStep = async (seed: Seed): Promise<string> =>
  `/oauth?providerId=${await providerId(seed, 'github')}&step=test-connection`;

test('a blocked popup is replaced by a link, which leads to the same end', async ({
  page,
  seed,
  server,
  tokens,
}) => {
  grantTokens(tokens);
  await seedConfig(seed, { ...clientOf(tokens), origin: server.url });
  await blockPopups(page);
  await page.goto(await connectStep(seed));
  await button(page, 'Authorize with GitHub').click();
  await expect(page.getByText('Your browser blocked the popup window.')).toBeVisible();
  const link = page.getByRole('link', { name: 'Open the login page of GitHub' });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expectAccessible(page);
  const opened = page.context().waitForEvent('page');
  await link.click();
  const tab = await opened;
  await expect(tab.getByText('Gatehouse is connected to GitHub.')).toBeVisible();
  await expect(heading(page, 'Integration Successful')).toBeVisible();
});

test('a login from another site is warned of until there is a connection', { tag: '@wide' }, async ({
  page,
  seed,
  server,
  tokens,
}) => {
  grantTokens(tokens);
  const { origin } = new URL(server.url.replace('127.0.0.1', 'localhost'));
  await seedConfig(seed, { ...clientOf(tokens), origin });
  await page.goto(await connectStep(seed));
  const warning = page.getByRole('link', { name: `Open Gatehouse at ${origin}` });
  await expect(warning).toBeVisible();
  await seedConnection(server.url, await providerId(seed, 'github'));
  await page.reload();
  await expect(heading(page, 'Successfully Connected')).toBeVisible();
  await expect(warning).toHaveCount(0);
});

test('the popup has the size of the specification, and cannot reach the page that opened it', {
  tag: '@wide',
}, async ({ page, seed, server, oidc }) => {
  await seedConfig(seed, { ...oidc, origin: server.url, scopes: ['openid'] });
  await page.goto(await connectStep(seed));
  await page.evaluate(() => {
    const open = window.open.bind(window);
    window.open = (url, target, features) => {
      document.documentElement.dataset.features = features;
      return open(url, target, features);
    };
  });
  const popup = await openLogin(page, 'Authorize with GitHub');
  await expect(popup.getByRole('button', { name: 'Approve' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-features', /popup,width=800,height=600/);
  expect(await popup.evaluate(() => window.opener)).toBeNull();
});

test('the wait can be canceled, and a login that was begun again is noticed', { tag: '@wide' }, async ({
  page,
  seed,
  server,
  oidc,
}) => {
  await seedConfig(seed, { ...oidc, origin: server.url, scopes: ['openid'] });
  await page.goto(await connectStep(seed));
  await openLogin(page, 'Authorize with GitHub');
  await expect(page.getByText('Waiting for you to log in to GitHub')).toBeVisible();
  await button(page, 'Cancel').click();
  await expect(page.getByText('Waiting for you to log in to GitHub')).toBeHidden();
  const popup = await openLogin(page, 'Authorize with GitHub');
  await popup.getByRole('button', { name: 'Approve' }).click();
  await expect(heading(page, 'Integration Successful')).toBeVisible();
});

test('after five minutes the wait ends with a toast, and the connections are not asked for again', {
  tag: '@wide',
}, async ({ page, seed, server, oidc }) => {
  await seedConfig(seed, { ...oidc, origin: server.url, scopes: ['openid'] });
  await page.clock.install();
  let lists = 0;
  page.on('request', (request) => {
    if (request.url().includes('oauth.connections.list')) lists += 1;
  });
  await page.goto(await connectStep(seed));
  await openLogin(page, 'Authorize with GitHub');
  await expect(page.getByRole('link', { name: 'Open the login page of GitHub' })).toBeVisible();
  const before = lists;
  await page.clock.runFor(2000);
  await expect.poll(() => lists).toBeGreaterThan(before);
  // The clock also runs by itself: a minute is more than a slow machine needs.
  await page.clock.fastForward(OAUTH_TIMEOUT_MS - 60_000);
  await expect(button(page, 'Authorizing...')).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(toast(page)).toContainText('Authorization timeout');
  await expect(toast(page)).toContainText('Authorization process timed out. Please try again.');
  await expect(button(page, 'Authorize with GitHub')).toBeVisible();
  const after = lists;
  await page.clock.runFor(10_000);
  expect(lists).toBe(after);
});

test('a login that cannot be started closes its window and says so', { tag: '@wide' }, async ({
  page,
  seed,
  server,
  tokens,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  await seedConfig(seed, { ...clientOf(tokens), origin: server.url });
  await failWith(page, 'oauth.authorize', 503, 'The server is busy.');
  await page.goto(await connectStep(seed));
  const popup = await openLogin(page, 'Authorize with GitHub');
  await expect(toast(page)).toContainText('Authorization failed');
  await expect(toast(page)).toContainText('Failed to start authorization process');
  await expect(button(page, 'Authorize with GitHub')).toBeVisible();
  await expect.poll(() => popup.isClosed()).toBe(true);
  await release(page, 'oauth.authorize');
});

test('a canceled start opens no login page later', { tag: '@wide' }, async ({
  page,
  seed,
  server,
  tokens,
}) => {
  await seedConfig(seed, { ...clientOf(tokens), origin: server.url });
  await hold(page, 'oauth.authorize');
  await page.goto(await connectStep(seed));
  const popup = await openLogin(page, 'Authorize with GitHub');
  await expect(popup).toHaveTitle('Opening the login page of GitHub…');
  await button(page, 'Cancel').click();
  await expect(button(page, 'Authorize with GitHub')).toBeVisible();
});

test('a new login replaces a connection, and the old one is not taken for it', { tag: '@wide' }, async ({
  page,
  seed,
  server,
  tokens,
}) => {
  grantTokens(tokens, { scope: 'old' });
  const config = await seedConfig(seed, { ...clientOf(tokens), origin: server.url });
  await seedConnection(server.url, config.providerId);
  await page.goto('/oauth');
  const row = (await openConnections(page)).getByRole('row').filter({ hasText: 'GitHub' });
  await expect(row).toContainText('Connected');
  await expect(row).toContainText('old');
  await row.getByRole('link', { name: 'Reconnect GitHub' }).click();
  await expect(heading(page, 'Successfully Connected')).toBeVisible();
  await expect(button(page, 'Continue')).toBeEnabled();
  await expect(button(page, 'Copy redirect URI')).toBeVisible();
  await expectAccessible(page);

  // The login takes until the test says so: the list has the old connection meanwhile.
  let finish = (): void => {};
  const decided = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await page.context().route('**/authorize?*', async (route) => {
    await decided;
    await route.continue();
  });
  const polled = page.waitForRequest(/oauth\.connections\.list/);
  await openLogin(page, 'Log in again');
  await polled;
  await expect(button(page, 'Authorizing...')).toBeVisible();
  await expect(page).toHaveURL(/step=test-connection/);
  grantTokens(tokens, { scope: 'new' });
  finish();
  await expect(heading(page, 'Integration Successful')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'GitHub' })).toContainText('new');
});

test('a connection that needs a login says why, and logging in again keeps every field', {
  tag: '@wide',
}, async ({ page, seed, server, tokens, consoleGuard }) => {
  consoleGuard.allow(/Failed to load resource/);
  grantTokens(tokens);
  const config = await seedConfig(seed, { ...clientOf(tokens), origin: server.url });
  await seedConnection(server.url, config.providerId);
  tokens.behave({ status: 400, body: JSON.stringify({ error: 'invalid_grant' }) });
  await page.goto('/oauth');
  const row = (await openConnections(page)).getByRole('row').filter({ hasText: 'GitHub' });
  await row.getByRole('button', { name: 'Refresh the connection to GitHub now' }).click();
  await expect(row).toContainText('Needs login');
  await expectAccessible(page);
  await row.getByRole('link', { name: 'Reconnect GitHub' }).click();
  await expect(heading(page, 'Not Connected')).toBeVisible();
  grantTokens(tokens);
  await openLogin(page, 'Authorize with GitHub');
  await expect(heading(page, 'Integration Successful')).toBeVisible();
});

test('a refresh says that it worked, and a connection is deleted after a question', async ({
  page,
  seed,
  server,
  tokens,
}) => {
  grantTokens(tokens);
  const config = await seedConfig(seed, { ...clientOf(tokens), origin: server.url });
  await seedConnection(server.url, config.providerId);
  await page.goto('/oauth');
  const row = (await openConnections(page)).getByRole('row').filter({ hasText: 'GitHub' });
  await expect(row).toContainText('Never');
  await row.getByRole('button', { name: 'Refresh the connection to GitHub now' }).click();
  await expect(toast(page)).toContainText('Connection refreshed');
  await expect(row).not.toContainText('Never');
  await row.getByRole('button', { name: 'Delete the connection to GitHub' }).click();
  const question = page.getByRole('dialog', { name: 'Are you absolutely sure?' });
  await expect(question).toContainText('The configuration and other connections stay.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('Connection deleted successfully');
  await expect(row).toHaveCount(0);
});
