import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** A key that both windows show, and that only the first one knows to be deleted. */
const deleteElsewhere = async (page: Page, name: string) => {
  const other = await page.context().newPage();
  await other.goto('/keys');
  await other.getByRole('button', { name: `Delete ${name}` }).click();
  await other.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(row(other, name)).toBeHidden();
  await other.close();
};

const expectTold = async (page: Page, name: string) => {
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('alert');
  await expect(toast).toContainText(`“${name}” was deleted in another window.`);
  await expect(page.getByRole('dialog')).toBeHidden();
};

test('an action on a key that another window deleted closes its dialog, removes its row and says so', {
  tag: '@wide',
}, async ({ page, seed, consoleGuard }) => {
  consoleGuard.allow(/404/);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const rotations: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('keys.rotate')) rotations.push(request.url());
  });
  const actions: { name: string; open?: () => Promise<void>; act: () => Promise<void> }[] = [
    {
      name: 'edited',
      open: async () => {
        await page.getByRole('button', { name: /edited .*\(details\)/ }).click();
        await press('Edit');
        await page.getByLabel('Key name').fill('Renamed');
      },
      act: () => press('Save'),
    },
    {
      name: 'rotated',
      open: async () => {
        await press('Rotate rotated');
        await page.getByLabel('New API Key').fill('a-new-secret-0123456789');
      },
      act: () => press('Save'),
    },
    { name: 'deleted', open: () => press('Delete deleted'), act: () => press('Delete') },
    { name: 'revealed', act: () => press('Reveal revealed') },
    { name: 'asked', act: () => press('Verify asked') },
  ];
  for (const { name } of actions) await seed.key({ name });
  await seed.key({ name: 'stays' });
  await page.goto('/keys');
  for (const { name, open, act } of actions) {
    await expect(row(page, name)).toBeVisible();
    await open?.();
    await deleteElsewhere(page, name);
    await act();
    await expectTold(page, name);
    await expect(row(page, name)).toBeHidden();
    await expect(row(page, 'stays')).toBeVisible();
  }
  // Its new secret was tried first: once that says that the key is gone, nothing more is sent, and nothing is told twice.
  expect(rotations).toEqual([]);
  await expectAccessible(page);
});

test('a test call with a key that another window deleted says so, and the form stays', {
  tag: '@wide',
}, async ({ page, seed, consoleGuard }) => {
  consoleGuard.allow(/404/);
  await seed.key({ name: 'Stays' });
  const { id } = await seed.key({ name: 'Gone', baseUrl: 'http://127.0.0.1:9' });
  await page.goto(`/test?keyId=${id}`);
  await page.getByLabel('Endpoint').fill('/v1/things');
  await deleteElsewhere(page, 'Gone');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expectTold(page, 'Gone');
  await expect(page.getByText('The key in this link does not exist.')).toBeVisible();
  await expect(page.getByLabel('Endpoint')).toHaveValue('/v1/things');
  await page.getByRole('combobox', { name: 'API key' }).click();
  await page.getByRole('option', { name: 'Stays' }).click();
  await expect(page.getByText('The key in this link does not exist.')).toBeHidden();
});

test('an environment that two windows edit: both versions are shown, and nothing that was typed is lost', {
  tag: '@wide',
}, async ({ page, seed, consoleGuard }) => {
  consoleGuard.allow(/412/);
  await seed.key();
  const variables = [{ name: 'base', value: 'https://a.example.com', isSecret: false }];
  await seed.post('/api/environments', { name: 'Staging', variables });
  const other = await page.context().newPage();
  const edit = async (window: Page) => {
    await window.goto('/test');
    await window.getByRole('button', { name: 'Manage environments' }).click();
    await window.getByRole('button', { name: 'Edit Staging' }).click();
    return window.getByRole('dialog', { name: 'Edit Staging' });
  };
  const mine = await edit(page);
  const theirs = await edit(other);
  await theirs.getByRole('textbox', { name: 'Name', exact: true }).fill('Test system');
  await theirs.getByLabel('Value of variable 1').fill('https://theirs.example.com');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(theirs).toBeHidden();

  await mine.getByLabel('Name of variable 2').fill('tenant');
  await mine.getByLabel('Value of variable 2').fill('acme');
  await mine.getByRole('button', { name: 'Save' }).click();
  const conflict = mine.getByRole('alert').filter({ hasText: 'Somebody else has changed this too' });
  await expect(conflict).toContainText('Variables');
  await expect(conflict).toContainText('base, tenant');
  // What only the other window has changed is not asked about.
  await expect(mine.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Test system');
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(mine).toBeHidden();
  const [stored] = await (await page.request.get('/api/environments')).json();
  expect(stored).toMatchObject({
    name: 'Test system',
    variables: [
      { name: 'base', value: 'https://a.example.com' },
      { name: 'tenant', value: 'acme' },
    ],
  });
  await other.close();
});
