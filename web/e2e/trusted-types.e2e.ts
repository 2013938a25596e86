import { expect, test } from './fixtures.ts';

test('text becomes neither markup nor code, whatever tries to insert it', { tag: '@wide' }, async ({
  page,
  consoleGuard,
}) => {
  await page.goto('/keys');
  const attempts = await page.evaluate(() => {
    const outcome = (attempt: () => void): string => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return error instanceof TypeError ? 'blocked' : String(error);
      }
    };
    return {
      markup: outcome(() => document.body.insertAdjacentHTML('beforeend', '<img id="planted" src="x">')),
      script: outcome(() => {
        document.createElement('script').text = 'globalThis.planted = true';
      }),
      span: outcome(() => {
        document.createElement('code').innerHTML = '<span class="hljs-string">x</span>';
      }),
    };
  });
  expect(attempts).toEqual({ markup: 'blocked', script: 'blocked', span: 'done' });
  await expect(page.locator('#planted')).toHaveCount(0);
  consoleGuard.allow(/TrustedScript|require-trusted-types-for/);
});
