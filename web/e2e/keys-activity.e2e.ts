import { expect, expectAccessible } from './fixtures.ts';
import { test } from './key-provider.ts';
import { failWith, release } from './mock-responses.ts';

test('the details of a key show what was done with it and where it was sent, page by page', async ({
  page,
  seed,
  provider,
  request,
  baseURL,
  consoleGuard,
}) => {
  consoleGuard.allow(/503/);
  const { id } = await seed.key({ name: 'Release bot', baseUrl: provider.url });
  for (let count = 0; count < 9; count += 1) await request.post(`${baseURL}/api/keys/${id}/reveal`);
  await request.post(`${baseURL}/api/keys/${id}/verify`);
  await page.goto('/keys');
  await failWith(page, 'audit.list', 503, 'The database is busy.');
  await page.getByRole('button', { name: /Release bot .*\(details\)/ }).click();
  const details = page.getByRole('dialog', { name: 'API Key Details' });
  await details.getByRole('button', { name: 'Activity' }).click();
  await expect(details).toContainText('The activity could not be loaded');
  await release(page, 'audit.list');
  await details.getByRole('button', { name: 'Retry' }).click();

  const entries = details.getByRole('list', { name: 'Activity' }).getByRole('listitem');
  await expect(entries).toHaveCount(10);
  await expect(entries.first()).toContainText('Verified: accepted');
  await expect(entries.first()).toContainText(provider.host);
  await expect(entries.first()).toContainText('200');
  await expect(entries.nth(1)).toContainText('Revealed or copied');
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(entries).toHaveCount(11);
  await expect(entries.last()).toContainText('Added');
  await expect(details.getByRole('list', { name: 'Activity' })).toBeFocused();
  await expect(details.getByRole('button', { name: 'Show more' })).toBeHidden();
});
