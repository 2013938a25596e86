import { expect, test } from './fixtures.ts';
import { shiftOf, watchShifts } from './layout-shift.ts';

test('nothing moves when the shapes of brands arrive long after the page', { tag: '@wide' }, async ({
  page,
  seed,
}) => {
  // The first has a shape in the file, the second has none.
  for (const query of ['PagerDuty', 'Apollo'])
    await seed.post('/api/discover-apis', { query, autoSave: true });
  for (const provider of ['github', 'stripe', 'pagerduty', 'apollo']) await seed.key({ provider });
  await watchShifts(page);
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  await page.route(/brand-shapes.*\.svg/, async (route) => {
    await opened;
    await route.continue();
  });
  const arrived = page.waitForResponse(/brand-shapes.*\.svg/);
  await page.goto('/keys');
  const main = page.getByRole('main');
  await expect(main.locator('[data-slug="apollo"][data-letters]').first()).toBeVisible();
  const plate = main.locator('[data-slug="pagerduty"]:has(use)').first();
  const before = await plate.boundingBox();
  expect(before).not.toBeNull();
  open();
  await (await arrived).finished();
  // Two frames: the shapes are drawn in the first one.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await plate.boundingBox()).toEqual(before);
  expect(await shiftOf(page)).toBe(0);
});
