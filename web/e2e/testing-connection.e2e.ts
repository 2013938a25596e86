import { type GrantServer, startGrantServer } from '@gatehouse/api/test/grant-server.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures.ts';
import { test as base, expect, providerId, seedConfig, seedConnection } from './oauth-screen.ts';
import type { Seed } from './seed.ts';
import { endpoint, form, keyField, response, send, sendButton, verdict } from './testing-screen.ts';

const test = base.extend<{ provider: GrantServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  provider: async ({}, use) => {
    const provider = await startGrantServer();
    await use(provider);
    await provider.close();
  },
});

/** Logs in at the provider with this slug; its API is on this machine. */
const connect = async (seed: Seed, origin: string, provider: GrantServer, slug = 'custom') => {
  const client = { clientId: 'a-client', clientSecret: 'a-client-secret-0123456789', ...provider };
  await seedConfig(seed, { ...client, origin, slug });
  return seedConnection(origin, await providerId(seed, slug));
};

test('the command palette opens calls with a connection', { tag: '@wide' }, async ({
  page,
  seed,
  server,
  provider,
}) => {
  const { id } = await connect(seed, server.url, provider, 'github');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: /^Search commands/ });
  await palette.getByRole('combobox').fill('github conn');
  await expect(palette.getByRole('option', { name: 'Test GitHub connection' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/test\\?connectionId=${id}`));
  await expect(keyField(page)).toHaveValue('GitHub connection · GitHub');
});

const reconnect = (page: Page) => page.getByRole('link', { name: /^Reconnect/ });

test('who has a connection and no key calls its API, finds the call again and gets its code', {
  tag: '@wide',
}, async ({ page, seed, server, provider }) => {
  const { id } = await connect(seed, server.url, provider);
  await page.goto('/test');
  await expect(keyField(page)).toHaveValue('Custom connection · Custom');
  await endpoint(page).fill(`${provider.apiUrl}/me`);
  await expect(form(page)).toContainText('with the Custom connection');
  await sendButton(page).click();
  await expect(verdict(page)).toContainText('200');
  await expect(response(page)).toContainText('Your access token appears in this response and is masked.');
  await expect(response(page)).not.toContainText(provider.accessToken());
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Code Generator' }).click();
  await page.getByRole('button', { name: 'Generate Code' }).click();
  await expect(
    page.getByText('Environment variable CUSTOM_ACCESS_TOKEN: the access token of the OAuth connection'),
  ).toBeVisible();

  await page.goto(`/history?connectionId=${id}`);
  const filter = page.getByRole('button', {
    name: 'Show all calls, not only those of the Custom connection',
  });
  await expect(filter).toHaveText('Custom connection');
  await filter.click();
  await expect(page).toHaveURL('/history');
  await page.getByRole('button', { name: /\/me/ }).click();
  const details = page.getByRole('dialog', { name: 'Call details' });
  await expect(details).toContainText('Custom connection · Custom');
  await details.getByRole('button', { name: 'Open on the test screen' }).click();
  await expect(page).toHaveURL(new RegExp(`connectionId=${id}`));
  await expect(endpoint(page)).toHaveValue(`${provider.apiUrl}/me`);
  await sendButton(page).click();
  await expect(verdict(page)).toContainText('200');
  expect(provider.apiCalls).toHaveLength(2);
});

test('a connection is chosen beside the keys of its provider, and stays chosen', async ({
  page,
  seed,
  server,
  provider,
}) => {
  const { id } = await connect(seed, server.url, provider);
  await seed.key({ provider: 'custom', name: 'Main key' });
  await page.goto('/test');
  const field = page.getByRole('combobox', { name: 'API key or connection' });
  await expect(field).toHaveValue('');
  await field.click();
  await page.keyboard.type('conn');
  await page.getByRole('option', { name: /Custom connection/ }).click();
  await expect(page).toHaveURL(`/test?connectionId=${id}`);
  await endpoint(page).fill(`${provider.apiUrl}/kept`);
  await page.getByRole('link', { name: 'History' }).first().click();
  await page.goto('/test');
  await expect(field).toHaveValue('Custom connection · Custom');
  await expect(endpoint(page)).toHaveValue(`${provider.apiUrl}/kept`);
});

test('the token is not sent to a host that is not its own, until the host is pinned with one click', async ({
  page,
  seed,
  server,
  provider,
}) => {
  await connect(seed, server.url, provider, 'github');
  await page.goto('/test');
  // RFC 6761 section 6.4: a name below .invalid never resolves, so no call leaves the machine.
  await endpoint(page).fill('https://elsewhere.invalid/user');
  await expect(form(page)).toContainText(
    'The access token will not be sent: elsewhere.invalid is not a host of GitHub. Pin it only if you trust it with the token of this login.',
  );
  await sendButton(page).click();
  const pin = response(page).getByRole('button', { name: 'Pin elsewhere.invalid to this connection' });
  await expect(response(page)).toContainText('The access token was not sent');
  await expectAccessible(page);
  await pin.press('Enter');
  await expect(response(page)).toContainText('elsewhere.invalid is pinned to GitHub connection');
  await expect(response(page)).toContainText('The next call will include the access token.');
  await expect(response(page).getByRole('status').filter({ hasText: 'is pinned to' })).toBeFocused();
  await response(page).getByRole('button', { name: 'Send again' }).click();
  await expect(response(page)).not.toContainText('The access token was not sent');

  await page.goto('/oauth');
  await page.getByRole('button', { name: 'Connections', exact: true }).click();
  await page.getByRole('button', { name: 'Unpin elsewhere.invalid' }).click();
  await expect(page.getByText('Pinned hosts')).toHaveCount(0);
  await expectAccessible(page);
});

test('a connection that needs a new login says so, with the way to it', { tag: '@wide' }, async ({
  page,
  seed,
  server,
  provider,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  const { id } = await connect(seed, server.url, provider);
  provider.trouble((answer) =>
    answer.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"invalid_grant"}'),
  );
  await expect(seed.post(`/api/oauth-connections/${id}/refresh`)).rejects.toThrow('412');
  await page.goto(`/test?connectionId=${id}`);
  await expect(form(page)).toContainText('This connection has to be reconnected.');
  await expect(reconnect(page)).toHaveText('Reconnect Custom');
  await send(page, `${provider.apiUrl}/me`);
  await expect(response(page)).toContainText('The Custom connection needs a new login.');
  expect(provider.apiCalls).toEqual([]);
  await expectAccessible(page);
  await reconnect(page).click();
  await expect(page).toHaveURL(/\/oauth\?providerId=\d+&connectionId=\d+&step=test-connection/);
});
