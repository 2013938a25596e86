import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('from a window of 900 px on, the keys are a table in which names have the most room', {
  tag: '@wide',
}, async ({ page, seed }) => {
  await seed.key({
    provider: 'openai',
    name: 'Production key of the customer portal',
    apiKey: 'sk-test-0123456789',
  });
  await page.setViewportSize({ width: 900, height: 600 });
  await page.goto('/keys');
  const head = page.getByRole('columnheader', { name: 'Provider' });
  await expect(head).toBeVisible();
  expect((await head.boundingBox())?.width).toBeGreaterThanOrEqual(160);
  await expect(row(page, 'Production key').getByRole('link', { name: /^Test/ })).toBeInViewport({ ratio: 1 });
});

test('a long status of a key ends before its actions', { tag: '@wide' }, async ({ page, seed }) => {
  const { id } = await seed.key({ provider: 'openai', name: 'Unreachable', baseUrl: 'http://127.0.0.1:9' });
  await seed.post(`/api/keys/${id}/verify`);
  for (const width of [900, 1024, 1280]) {
    await page.setViewportSize({ width, height: 600 });
    await page.goto('/keys');
    const [status, action] = [
      await row(page, 'Unreachable').getByText('Check failed').boundingBox(),
      await row(page, 'Unreachable').getByRole('link', { name: 'Test Unreachable' }).boundingBox(),
    ];
    expect((status?.x ?? 0) + (status?.width ?? 0)).toBeLessThan(action?.x ?? 0);
  }
});

test('a long key that is revealed is on a few lines, beside which nothing is cut', { tag: '@wide' }, async ({
  page,
  seed,
}) => {
  const long = `sk-proj-${'a1B2c3D4'.repeat(7)}`;
  await seed.key({ provider: 'openai', name: 'Main', apiKey: long });
  await page.setViewportSize({ width: 1024, height: 600 });
  await page.goto('/keys');
  await page.getByRole('button', { name: 'Reveal Main' }).click();
  const secret = row(page, 'Main').getByText(long);
  await expect(secret).toBeVisible();
  const { x = 0, width = 0, height = 0 } = (await secret.boundingBox()) ?? {};
  expect(height).toBeLessThan(60);
  const actions = await row(page, 'Main').getByRole('link', { name: 'Test Main' }).boundingBox();
  expect(x + width).toBeLessThan(actions?.x ?? 0);
  await expect(row(page, 'Main').getByText('Never verified')).toBeHidden();
  await page.mouse.move(0, 0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hide Main' }).click();
  await expect(row(page, 'Main').getByText('Never verified')).toBeVisible();
});

test('on a phone, a key that is revealed has a line of its own', { tag: '@narrow' }, async ({
  page,
  seed,
}) => {
  const long = `sk-proj-${'a1B2c3D4'.repeat(7)}`;
  await seed.key({ provider: 'openai', name: 'Main', apiKey: long });
  await page.goto('/keys');
  await page.getByRole('button', { name: 'Reveal Main' }).click();
  const secret = await row(page, 'Main').getByText(long).boundingBox();
  expect(secret?.width).toBeGreaterThan(180);
  const actions = await row(page, 'Main').getByRole('link', { name: 'Test Main' }).boundingBox();
  expect(secret?.y).toBeGreaterThanOrEqual((actions?.y ?? 0) + (actions?.height ?? 0));
});
