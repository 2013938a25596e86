import { expect, expectAccessible, test } from './fixtures.ts';
import { cards, researchCompany, results, toast } from './research-screen.ts';
import { startSampleSite } from './sample-site.ts';

const NAME = 'Parcel Tracking API';

test('two companies with an API of the same name are told apart, and a saved one is removed once it has no keys', {
  tag: '@wide',
}, async ({ page, seed, consoleGuard }) => {
  consoleGuard.allow(/status of 409/);
  const sites = [await startSampleSite('rich'), await startSampleSite('rich')];
  const [first = '', second = ''] = sites.map(({ domain }) => domain);
  await page.goto('/api-research');
  for (const domain of [first, second]) {
    await researchCompany(page, domain);
    await expect(results(page)).toContainText(`Found 1 APIs for ${domain}`);
    await cards(page).getByRole('button', { name: 'Save' }).click();
    await expect(cards(page).getByText('Saved', { exact: true })).toBeVisible();
  }
  await page.goto('/keys');
  await page.getByRole('button', { name: 'Add New Key' }).first().click();
  await page.getByRole('combobox', { name: 'Provider' }).fill(NAME);
  const options = page.getByRole('option');
  await expect(options).toHaveText([`${NAME} · ${first}`, `${NAME} (${second})`]);
  await options.last().click();
  await expect(page.getByText(`Keys of this provider are sent to ${second}.`)).toBeVisible();
  await expectAccessible(page);

  const saved = (await seed.providers()).filter(({ name }) => name.startsWith(NAME));
  const slug = saved.at(-1)?.slug ?? '';
  await seed.key({ provider: slug, name: 'In use' });
  await page.goto(`/guides?provider=${slug}`);
  const remove = async () => {
    await page.getByRole('button', { name: /^Remove .* from the provider list$/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  };
  await remove();
  await expect(toast(page, 'Error')).toContainText(`${NAME} (${second}) has 1 API key. Delete it first.`);
  await page.goto(`/guides?provider=${saved[0]?.slug}`);
  await remove();
  await expect(toast(page, 'Success')).toContainText('Provider removed successfully');
  await expect(page.getByRole('tab', { name: `${NAME} · ${first}` })).toHaveCount(0);
  await expectAccessible(page);
  for (const site of sites) await site.close();
});
