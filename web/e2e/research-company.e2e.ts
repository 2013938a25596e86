import { answerWith, failWith, hold } from './answers.ts';
import { test as base, expect, expectAccessible } from './fixtures.ts';
import { API, cards, discover, domain, researchCompany, results, search, toast } from './research-screen.ts';
import { type SampleSite, type SiteKind, startSampleSite } from './sample-site.ts';

const test = base.extend<{ startSite: (kind: SiteKind) => Promise<SampleSite> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  startSite: async ({}, use) => {
    const sites: SampleSite[] = [];
    await use(async (kind) => {
      const site = await startSampleSite(kind);
      sites.push(site);
      return site;
    });
    for (const site of sites) await site.close();
  },
});

test('without a domain there is nothing to search, and what is no domain says so', async ({ page }) => {
  await page.goto('/api-research');
  await expect(search(page)).toBeDisabled();
  await domain(page).fill('   ');
  await expect(search(page)).toBeDisabled();
  await domain(page).press('Enter');
  await expect(page.getByText('Enter a company domain, such as example.com')).toBeHidden();
  await researchCompany(page, 'ftp://example.com');
  await expect(page.getByText('Enter a company domain, such as example.com')).toBeVisible();
  await expect(domain(page)).toBeFocused();
  await expectAccessible(page);
});

test('the research of a company shows what its site gave, and everything that was tried', async ({
  page,
  startSite,
}) => {
  const site = await startSite('rich');
  await page.goto('/api-research');
  await researchCompany(page, site.domain);
  await expect(toast(page, 'Company Research Complete')).toContainText(`Found 1 APIs for ${site.domain}`);
  await expect(results(page)).toContainText(`Found 1 APIs for ${site.domain}`);
  await expect(cards(page).getByRole('heading')).toHaveText('Parcel Tracking API');
  await expect(cards(page).getByRole('listitem').first()).toHaveText('Parcels');
  await results(page)
    .getByRole('button', { name: /^What was tried \(\d+ URLs?\)$/ })
    .click();
  const evidence = results(page).getByRole('table', { name: 'URLs that were tried' });
  const rows = evidence.getByRole('row');
  await expect(rows.filter({ hasText: '/openapi.json' }).first()).toContainText('200');
  await expect(rows.filter({ hasText: '404' }).first()).toBeVisible();
  expect(site.requested).toContain('/openapi.json');
  await expectAccessible(page);
});

test('a company without APIs is said to have none, with everything that was tried', async ({
  page,
  startSite,
}) => {
  const site = await startSite('empty');
  await page.goto('/api-research');
  await researchCompany(page, `http://${site.domain}/about`);
  await expect(toast(page, 'No APIs Found')).toContainText(`No APIs detected for ${site.domain}`);
  await expect(results(page)).toContainText(`Found 0 APIs for ${site.domain}`);
  await expect(results(page).getByRole('button', { name: /^What was tried/ })).toBeVisible();
  await expectAccessible(page);
});

test('a running research shows its time and what is tried, and Cancel ends it on both sides', async ({
  page,
  startSite,
}) => {
  const site = await startSite('silent');
  await page.goto('/api-research');
  await researchCompany(page, site.domain);
  await expect(page.getByText(`Researching ${site.domain}`).first()).toBeVisible();
  await expect(page.getByText(/^\d\.\d s$/)).toBeVisible();
  await expect(
    page.getByText('It looks, in this order and at no more than 20 pages in 60 s, for:'),
  ).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'OpenAPI and Swagger documents' })).toBeVisible();
  await expect(search(page)).toBeDisabled();
  await expect(discover(page)).not.toHaveAttribute('aria-disabled');
  await expect.poll(() => site.open()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(
    page.getByText(new RegExp(`^Research of ${site.domain} cancelled after .+ m?s\\.$`)),
  ).toBeVisible();
  await expect.poll(() => site.open()).toBe(0);
  await expect(search(page)).toBeEnabled();
  await expect(domain(page)).toBeFocused();
  await expectAccessible(page);
});

test('a running research has nothing that axe objects to', async ({ page }) => {
  await hold(page, 'research.scrapeCompany');
  await page.goto('/api-research');
  await researchCompany(page, 'example.com');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expectAccessible(page);
});

test('leaving the screen ends a running research', async ({ page, startSite, isMobile }) => {
  const site = await startSite('silent');
  await page.goto('/api-research');
  await researchCompany(page, site.domain);
  await expect.poll(() => site.open()).toBeGreaterThan(0);
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'API Keys' }).click();
  await expect.poll(() => site.open()).toBe(0);
});

test('the research of a company that fails says why', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/Failed to load resource/);
  await failWith(page, 'research.scrapeCompany', 503, 'The server is busy.');
  await page.goto('/api-research');
  await researchCompany(page, 'example.com');
  await expect(toast(page, 'Error')).toContainText('503: The server is busy.');
  await expect(page.getByText('example.com could not be researched')).toBeVisible();
  await expect(search(page)).toBeEnabled();
  await expectAccessible(page);
  await answerWith(page, 'research.scrapeCompany', {
    apis: [API],
    total: 1,
    domain: 'example.com',
    evidence: [],
  });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(results(page)).toContainText('Found 1 APIs for example.com');
  await expect(page.getByText('example.com could not be researched')).toBeHidden();
});
