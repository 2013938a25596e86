import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

/*
 * Two windows edit the same thing. Whoever saves second sees what the first one saved, and loses nothing that was typed.
 */

const conflict = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Somebody else has changed this too' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

const KINDS = [
  {
    kind: 'endpoint',
    path: '/endpoints',
    title: 'Edit Endpoint',
    name: 'Name',
    other: 'Description',
    save: 'Save Changes',
    open: async (page: Page): Promise<void> => {
      await page.getByRole('button', { name: /^Edit / }).click();
    },
  },
  {
    kind: 'key',
    path: '/keys',
    title: 'Edit API Key',
    name: 'Key name',
    other: undefined,
    save: 'Save',
    open: async (page: Page): Promise<void> => {
      await page.getByRole('button', { name: /\(details\)$/ }).click();
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
    },
  },
];

for (const { kind, path, title, name, other, save, open } of KINDS) {
  test(`an ${kind} that two windows edit: both versions are shown, and either can be chosen`, {
    tag: '@wide',
  }, async ({ page, seed, consoleGuard }) => {
    consoleGuard.allow(/412/);
    const key = await seed.key({ name: 'First name' });
    if (kind === 'endpoint')
      await seed.post('/api/saved-endpoints', {
        providerId: key.providerId,
        name: 'First name',
        endpoint: 'https://api.example.com/v1',
        method: 'GET',
      });
    const second = await page.context().newPage();
    // As low as a small laptop's: the notice is far above the button that was pressed.
    await second.setViewportSize({ width: 1280, height: 600 });
    const stored = async (): Promise<{ name: string; description?: string }> => {
      const response = await page.request.get(kind === 'key' ? '/api/keys' : '/api/saved-endpoints');
      return (await response.json())[0];
    };
    const begin = async (window: Page, text: string): Promise<void> => {
      await window.goto(path);
      await open(window);
      await dialog(window, title).getByLabel(name).fill(text);
    };
    const press = (window: Page, button: string): Promise<void> =>
      dialog(window, title).getByRole('button', { name: button, exact: true }).click();

    await begin(second, 'Typed by the second');
    await begin(page, 'Saved by the first');
    await press(page, save);
    await expect(dialog(page, title)).toBeHidden();

    await press(second, save);
    await expect(conflict(second)).toContainText('Saved by the first');
    await expect(conflict(second)).toContainText('Typed by the second');
    await expect(conflict(second).getByRole('button', { name: 'Keep mine' })).toBeInViewport();
    expect((await stored()).name).toBe('Saved by the first');
    await expectAccessible(second);
    await press(second, 'Take theirs');
    await expect(dialog(second, title).getByLabel(name)).toHaveValue('Saved by the first');
    await expect(conflict(second)).toBeHidden();
    await second.reload();

    await begin(second, 'Kept by the second');
    await begin(page, 'Saved by the first again');
    await press(page, save);
    await expect(dialog(page, title)).toBeHidden();
    await press(second, save);
    await press(second, 'Keep mine');
    await expect(dialog(second, title)).toBeHidden();
    expect((await stored()).name).toBe('Kept by the second');

    if (other === undefined) return;
    // What both changed in different fields is joined, and nobody is asked.
    await begin(second, 'Named by the second');
    await begin(page, 'Kept by the second');
    await dialog(page, title).getByLabel(other).fill('Described by the first');
    await press(page, save);
    await expect(dialog(page, title)).toBeHidden();
    await press(second, save);
    await expect(dialog(second, title)).toBeHidden();
    expect(await stored()).toMatchObject({
      name: 'Named by the second',
      description: 'Described by the first',
    });
  });
}
