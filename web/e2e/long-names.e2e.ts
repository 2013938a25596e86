import { expect, expectAccessible, test, WITH_OPEN_LIST } from './fixtures.ts';
import { tabTo } from './tab-to.ts';

const NAME =
  'The key that the billing service of the Berlin office shares with the night shift of all bakeries of the north';
const URL_500 = `https://api.github.com/repos/acme/${'a-repository/'.repeat(34)}contents?ref=main`;

const overflow = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

test('long names and URLs are cut, and a tooltip says the whole', async ({ page, seed }) => {
  const { providerId } = await seed.key({ name: `${NAME} ${'b'.repeat(80)}` });
  await seed.post('/api/saved-endpoints', {
    providerId,
    name: NAME.slice(0, 90),
    method: 'GET',
    endpoint: URL_500,
  });
  await page.goto('/test');
  await expect(page.getByLabel('Endpoint')).toBeVisible();
  expect(await page.evaluate(overflow)).toBe(0);
  for (const path of ['/', '/keys', '/endpoints']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(NAME.slice(0, 60)).first()).toBeAttached();
    expect(await page.evaluate(overflow)).toBe(0);
  }
  await page.getByText('a-repository').first().hover();
  await expect(page.getByRole('tooltip')).toContainText(URL_500);
  await expectAccessible(page, WITH_OPEN_LIST);
});

test('the focus of a button shows the whole of a cut name in it', { tag: '@narrow' }, async ({
  page,
  seed,
}) => {
  await seed.key({ name: `${NAME} ${'b'.repeat(80)}` });
  await page.goto('/keys');
  await page.getByRole('heading', { level: 1 }).focus();
  const opener = page.getByRole('button', { name: /\(details\)/ });
  for (let at = 0; at < 20 && !(await opener.evaluate((one) => one === document.activeElement)); at += 1)
    await page.keyboard.press('Tab');
  await expect(opener).toBeFocused();
  await expect(page.getByRole('tooltip')).toContainText('bbbb');
});

test('a cut text outside every button is a tab stop, and only while it is cut', { tag: '@wide' }, async ({
  page,
  seed,
}) => {
  const { providerId } = await seed.key({ name: 'Main' });
  await seed.post('/api/saved-endpoints', {
    providerId,
    name: 'Short',
    method: 'GET',
    endpoint: 'https://api.github.com/user',
  });
  await page.goto('/endpoints');
  await expect(page.getByText('https://api.github.com/user')).toBeVisible();
  const stops = page.locator('[data-cut][tabindex="0"]');
  await expect(stops).toHaveCount(0);
  await seed.post('/api/saved-endpoints', { providerId, name: NAME, method: 'GET', endpoint: URL_500 });
  await page.reload();
  const url = stops.filter({ hasText: 'a-repository' });
  await tabTo(page, url);
  await expect(page.getByRole('tooltip')).toContainText(URL_500);
  await expectAccessible(page, WITH_OPEN_LIST);
  await page.getByRole('heading', { level: 1 }).focus();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  // Now all of it has room.
  await page.locator('[data-cut]').evaluateAll((texts) => {
    for (const text of texts) (text as HTMLElement).style.webkitLineClamp = 'none';
  });
  await expect(stops).toHaveCount(0);
});
