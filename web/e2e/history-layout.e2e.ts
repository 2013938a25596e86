import { expect } from './fixtures.ts';
import { SECRET, test } from './testing-screen.ts';

const PATH = '/v1/models?limit=2';

test.beforeEach(async ({ seed, api }) => {
  const { id } = await seed.key({ provider: 'openai', apiKey: SECRET, baseUrl: api.url });
  await seed.post('/api/test', { apiKeyId: id, endpoint: PATH, method: 'GET' });
});

test('in a window of 1024 px, the URL of a call has room for a path', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  await page.goto('/history');
  const url = page.getByRole('cell').getByText(PATH);
  await expect(url).toBeVisible();
  expect(await url.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
});

test('on a phone, the status, the time and the age of a call are on one line', { tag: '@narrow' }, async ({
  page,
}) => {
  await page.goto('/history');
  const row = page.getByRole('row').filter({ hasText: PATH });
  const centers = await Promise.all(
    [row.getByText('200', { exact: true }), row.getByText(/ ms · /), row.getByText('just now')].map(
      async (part) => {
        const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
        return y + height / 2;
      },
    ),
  );
  expect(Math.max(...centers) - Math.min(...centers)).toBeLessThan(6);
});
