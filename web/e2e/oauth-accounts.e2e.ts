import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures.ts';
import {
  card,
  clientOf,
  expect,
  grantTokens,
  heading,
  openConnections,
  openLogin,
  providerId,
  seedConfig,
  test,
  toast,
} from './oauth-screen.ts';
import type { Seed } from './seed.ts';

const connectStep = async (seed: Seed): Promise<string> =>
  `/oauth?providerId=${await providerId(seed, 'github')}&step=test-connection`;

const idToken = (email: string): string =>
  ['{}', JSON.stringify({ iss: 'https://id.example', sub: email, email }), '']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

const stored = async (page: Page): Promise<OauthConnection[]> =>
  (await (await page.request.get('/api/oauth-connections')).json()) as OauthConnection[];

test('the first step asks for neither configurations nor connections', async ({ page, seed }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/oauth\.(?:configs|connections)\.list/.test(request.url())) asked.push(request.url());
  });
  await seed.providers();
  await page.goto('/oauth');
  await card(page, 'GitHub').check();
  await expect(page.getByText('GitHub is chosen.')).toBeVisible();
  expect(asked).toEqual([]);
  const dialog = await openConnections(page);
  await expect(dialog).toContainText('There are no connections yet.');
  await expectAccessible(page);
  await expect.poll(() => asked.length).toBe(1);
});

test('another account of a provider is connected beside the first, and each can be renewed', async ({
  page,
  seed,
  server,
  tokens,
}) => {
  test.slow();
  await seedConfig(seed, { ...clientOf(tokens), origin: server.url });
  grantTokens(tokens, { id_token: idToken('alice@example.com') });
  await page.goto(await connectStep(seed));
  await openLogin(page, 'Authorize with GitHub');
  await expect(heading(page, 'Integration Successful')).toBeVisible();
  await page.goto(await connectStep(seed));
  await expect(page.getByText('alice@example.com')).toBeVisible();
  await expectAccessible(page);

  grantTokens(tokens, { id_token: idToken('bob@example.com') });
  await openLogin(page, 'Connect another account');
  await expect(heading(page, 'Integration Successful')).toBeVisible();
  const [alice, bob] = await stored(page);
  await expect(page.getByRole('link', { name: 'Send a first call' })).toHaveAttribute(
    'href',
    `/test?connectionId=${bob?.id}`,
  );

  await page.goto(await connectStep(seed));
  await expect(page.getByText('2 of 2 connections to GitHub can be used.')).toBeVisible();
  await expectAccessible(page);
  await openLogin(page, 'Log in again for GitHub connection 2');
  await expect(heading(page, 'Integration Successful')).toBeVisible();
  const after = await stored(page);
  expect(after.map(({ id }) => id)).toEqual([alice?.id, bob?.id]);
  expect(after[0]).toEqual(alice);
  expect(after[1]?.connectedAt).not.toBe(bob?.connectedAt);
});

test('a connection is renamed, and chosen by its name and its account', async ({
  page,
  seed,
  server,
  tokens,
}) => {
  const { providerId: id } = await seedConfig(seed, { ...clientOf(tokens), origin: server.url });
  for (const email of ['alice@example.com', 'bob@example.com']) {
    grantTokens(tokens, { id_token: idToken(email) });
    await page.goto(await connectStep(seed));
    await openLogin(page, email.startsWith('alice') ? 'Authorize with GitHub' : 'Connect another account');
    await expect(heading(page, 'Integration Successful')).toBeVisible();
  }
  await page.goto('/oauth');
  const dialog = await openConnections(page);
  await dialog.getByRole('button', { name: 'Rename GitHub connection 2' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename GitHub connection 2' });
  await rename.getByLabel('Name').fill('Work');
  await expectAccessible(page);
  await rename.getByRole('button', { name: 'Rename' }).click();
  await expect(toast(page)).toContainText('Connection renamed successfully');
  await expect(dialog.getByRole('row').filter({ hasText: 'Work' })).toContainText('bob@example.com');
  await expectAccessible(page);

  // Of several, nothing is chosen by itself.
  await page.goto(`/test?providerId=${id}`);
  const select = page.getByRole('combobox', { name: 'API key or connection' });
  await expect(select).toHaveValue('');
  await select.fill('github');
  await page.getByRole('option', { name: /Work.*bob@example.com/ }).click();
  await expect(select).toHaveValue('Work · GitHub');
  await expect(page).toHaveURL(/connectionId=\d+/);
});

test('a deleted connection leaves the others, and what it was chosen for asks', async ({
  page,
  seed,
  server,
  tokens,
}) => {
  await seedConfig(seed, { ...clientOf(tokens), origin: server.url });
  for (const email of ['alice@example.com', 'bob@example.com']) {
    grantTokens(tokens, { id_token: idToken(email) });
    await page.goto(await connectStep(seed));
    await openLogin(page, email.startsWith('alice') ? 'Authorize with GitHub' : 'Connect another account');
    await expect(heading(page, 'Integration Successful')).toBeVisible();
  }
  await page.goto('/oauth');
  const dialog = await openConnections(page);
  await dialog.getByRole('button', { name: 'Delete the connection to GitHub' }).click();
  const question = page.getByRole('dialog', { name: 'Are you absolutely sure?' });
  await expect(question).toContainText('GitHub connection · alice@example.com');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('Connection deleted successfully');
  await expect(dialog.getByRole('row').filter({ hasText: 'alice@example.com' })).toHaveCount(0);
  await expect(dialog.getByRole('row').filter({ hasText: 'bob@example.com' })).toHaveCount(1);
  await dialog.getByRole('link', { name: 'Reconnect GitHub connection 2' }).click();
  await expect(dialog).toBeHidden();
  await expect(heading(page, 'Successfully Connected')).toBeVisible();
});
