import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { seedManyKeys } from './seed.ts';

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

test('a revealed key of 40 characters is on one line of a wide window', { tag: '@wide' }, async ({
  page,
  seed,
}) => {
  const secret = `ghp_${'a1B2c3D4e5F6'.repeat(3)}`;
  expect(secret).toHaveLength(40);
  await seed.key({ name: 'Main', apiKey: secret });
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/keys');
    await page.getByRole('button', { name: 'Reveal Main' }).click();
    expect((await row(page, 'Main').getByText(secret).boundingBox())?.height).toBeLessThan(25);
  }
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

test('no tag is shown in part beside a name, and a tooltip lists those without room', {
  tag: '@wide',
}, async ({ page, seed }) => {
  const tags = ['shop', 'Berlin', 'payment team', 'audited 2026'];
  await seed.key({ name: 'Shop checkout', tags });
  for (const width of [900, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 600 });
    await page.goto('/keys');
    const opener = row(page, 'Shop checkout').getByRole('button', { name: /\(details\)/ });
    const { y = 0, width: room = 0, x = 0, height = 0 } = (await opener.boundingBox()) ?? {};
    for (const tag of tags) {
      const shown = await opener.getByText(tag, { exact: true }).boundingBox();
      // One without room is on a line that does not show.
      const isBelow = (shown?.y ?? 0) >= y + height - 4;
      expect(isBelow || (shown?.x ?? 0) + (shown?.width ?? 0) <= x + room).toBe(true);
    }
  }
  await page.setViewportSize({ width: 900, height: 600 });
  await row(page, 'Shop checkout').getByText('Shop checkout', { exact: true }).hover();
  await expect(page.getByRole('tooltip')).toContainText('audited 2026');
});

test('the filters of the keys are on one line from a window of 1024 px on', { tag: '@wide' }, async ({
  page,
  seed,
}) => {
  await seedManyKeys(seed, 6);
  await seed.key({ name: 'Tagged', tags: ['shop'] });
  await page.setViewportSize({ width: 1024, height: 600 });
  await page.goto('/keys');
  const tops = await Promise.all(
    ['Provider', 'Type', 'Tag', 'Status'].map(
      async (name) => (await page.getByRole('combobox', { name, exact: true }).boundingBox())?.y,
    ),
  );
  expect(new Set(tops).size).toBe(1);
});

test('what can be done with selected keys is on one line of a phone', { tag: '@narrow' }, async ({
  page,
  seed,
}) => {
  await seedManyKeys(seed, 6);
  await page.goto('/keys');
  await page.getByRole('checkbox', { name: /^Select Key 1,/ }).check();
  const bar = page.getByRole('region', { name: 'Selected keys' });
  const tops = await Promise.all(
    ['Verify', 'Tag', 'Delete'].map(
      async (name) => (await bar.getByRole('button', { name, exact: true }).boundingBox())?.y,
    ),
  );
  expect(new Set(tops).size).toBe(1);
});

const PASTED = [
  `OPENAI_API_KEY=sk-proj-${'a1B2'.repeat(12)}`,
  `SHOP_AWS_ACCESS_KEY_ID=AKIA${'Q'.repeat(16)}`,
  `LINEAR_API_KEY=lin_api_${'a1B2'.repeat(10)}`,
].join('\n');

test('the names and the providers of pasted keys can be read in a window of 800 px', {
  tag: '@wide',
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await page.goto('/keys');
  await page.getByRole('button', { name: 'Add New Key' }).first().click();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), PASTED);
  await page.getByRole('dialog').getByLabel('API Key', { exact: false }).first().focus();
  await page.keyboard.press('ControlOrMeta+V');
  const review = page.getByRole('dialog', { name: 'Review the pasted keys' });
  for (const name of ['Name of OPENAI_API_KEY', 'Provider of OPENAI_API_KEY'])
    expect((await review.getByLabel(name).boundingBox())?.width).toBeGreaterThan(110);
});

test('the heads of a long table stay in view, and what gets the focus is not below them', {
  tag: '@wide',
}, async ({ page, seed }) => {
  await seedManyKeys(seed, 30);
  for (const width of [700, 1280]) {
    await page.setViewportSize({ width, height: 600 });
    await page.goto('/keys');
    await expect(row(page, 'Key 30')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 900));
    const head = page.getByRole('columnheader', { name: 'Provider' });
    await expect(head).toBeInViewport({ ratio: 1 });
    const { y = 0, height = 0 } = (await head.boundingBox()) ?? {};
    const opener = row(page, 'Key 29').getByRole('button', { name: /\(details\)/ });
    await opener.focus();
    await expect.poll(async () => (await opener.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(y + height);
  }
});
