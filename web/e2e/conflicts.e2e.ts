import type { Page } from '@playwright/test';
import { button, clientOf, expect, providerId, seedConfig, test, toast } from './oauth-screen.ts';

/*
 * A script changes what a screen shows. Nothing is saved, marked or deleted there over what its user has not seen.
 */

const stored = async (page: Page, path: string) => (await (await page.request.get(path)).json())[0];

/** As a script does: without If-Match, so in any state. */
const patch = async (page: Page, path: string, data: object): Promise<void> => {
  const { id } = await stored(page, path);
  expect((await page.request.patch(`${path}/${id}`, { data })).status()).toBe(200);
};

test('a configuration that is changed while it is edited: both versions are shown, but no secret', {
  tag: '@wide',
}, async ({ page, seed, server, tokens, consoleGuard }) => {
  consoleGuard.allow(/412/);
  await seedConfig(seed, { ...clientOf(tokens), origin: server.url });
  await page.goto(`/oauth?providerId=${await providerId(seed, 'github')}&step=configure`);
  await page.getByLabel('Client ID').fill('typed-here');
  await page.getByLabel('Client Secret').fill('typed-secret-0123456789');
  await patch(page, '/api/oauth-configs', {
    clientId: 'saved-elsewhere',
    clientSecret: 'elsewhere-secret-0123456789',
    scopes: ['repo'],
  });

  await button(page, 'Save Configuration').click();
  const conflict = page.getByRole('alert').filter({ hasText: 'Somebody else has changed this too' });
  await expect(conflict).toContainText('typed-here');
  await expect(conflict).toContainText('saved-elsewhere');
  await expect(conflict).toContainText('The new one that is entered below');
  await expect(conflict).not.toContainText('typed-secret');
  await expect(page.getByText('Failed to update OAuth configuration')).toHaveCount(0);
  expect((await stored(page, '/api/oauth-configs')).clientId).toBe('saved-elsewhere');

  await button(page, 'Keep mine').click();
  await expect(toast(page)).toContainText('Configuration updated');
  expect(await stored(page, '/api/oauth-configs')).toMatchObject({
    clientId: 'typed-here',
    clientSecret: expect.stringMatching(/^typ\*+$/),
    scopes: ['repo'],
  });
});

test('a configuration whose other fields are changed meanwhile is saved without a question', {
  tag: '@wide',
}, async ({ page, seed, server, tokens, consoleGuard }) => {
  consoleGuard.allow(/412/);
  await seedConfig(seed, { ...clientOf(tokens), origin: server.url });
  await page.goto(`/oauth?providerId=${await providerId(seed, 'github')}&step=configure`);
  await page.getByLabel('Client ID').fill('typed-here');
  await patch(page, '/api/oauth-configs', { clientSecret: 'elsewhere-secret-0123456789' });
  await button(page, 'Save Configuration').click();
  await expect(toast(page)).toContainText('Configuration updated');
  expect(await stored(page, '/api/oauth-configs')).toMatchObject({
    clientId: 'typed-here',
    clientSecret: expect.stringMatching(/^els\*+$/),
  });
});

const KINDS = [
  { kind: 'an endpoint', path: '/api/saved-endpoints', screen: '/endpoints', unseen: { isFavorite: true } },
  { kind: 'a key', path: '/api/keys', screen: '/keys', unseen: undefined },
];

for (const { kind, path, screen, unseen } of KINDS)
  test(`${kind} that was changed meanwhile is not deleted before it was seen`, { tag: '@wide' }, async ({
    page,
    seed,
    consoleGuard,
  }) => {
    consoleGuard.allow(/412/);
    const { providerId: provider } = await seed.key({ name: 'As it was seen' });
    const endpoint = { providerId: provider, method: 'GET', endpoint: 'https://api.example.com/v1' };
    if (kind === 'an endpoint')
      await seed.post('/api/saved-endpoints', { ...endpoint, name: 'As it was seen' });
    const ask = (name: string): Promise<void> =>
      page.getByRole('button', { name: new RegExp(`^Delete .*${name}|^Delete.*${name}`) }).click();
    const confirm = (): Promise<void> => button(page, 'Delete').click();
    await page.goto(screen);
    await ask('As it was seen');
    await patch(page, path, { name: 'Something else' });
    await confirm();
    await expect(toast(page)).toContainText(
      '“As it was seen” was changed in another window or by a script: it is now named “Something else”.',
    );
    await expect(toast(page)).toContainText('Look at it again');
    await expect(toast(page)).not.toContainText('412');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText('Something else').first()).toBeVisible();
    expect(await stored(page, path)).toMatchObject({ name: 'Something else' });

    await ask('Something else');
    // What nobody has to look at again.
    if (unseen === undefined) await page.request.post(`${path}/${(await stored(page, path)).id}/verify`);
    else await patch(page, path, unseen);
    await confirm();
    await expect(page.getByText('Something else')).toHaveCount(0);
    expect(await stored(page, path)).toBeUndefined();
  });

test('an endpoint that was changed meanwhile becomes a favorite as it is now', { tag: '@wide' }, async ({
  page,
  seed,
  consoleGuard,
}) => {
  consoleGuard.allow(/412/);
  const { providerId: provider } = await seed.key();
  const endpoint = { providerId: provider, method: 'GET', endpoint: 'https://api.example.com/v1' };
  await seed.post('/api/saved-endpoints', { ...endpoint, name: 'As it was seen' });
  await page.goto('/endpoints');
  await expect(button(page, 'Add As it was seen to favorites')).toBeVisible();
  await patch(page, '/api/saved-endpoints', { name: 'Renamed' });
  await button(page, 'Add As it was seen to favorites').click();
  await expect(button(page, 'Remove Renamed from favorites')).toBeVisible();
  expect(await stored(page, '/api/saved-endpoints')).toMatchObject({ name: 'Renamed', isFavorite: true });
});
