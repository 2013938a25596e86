import { test as base, expect, expectAccessible } from './fixtures.ts';
import { failWith, hold, release } from './mock-responses.ts';
import {
  cards,
  discover,
  domain,
  researchCompany,
  results,
  search,
  searchFor,
  steps,
  toast,
} from './research-screen.ts';
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

test('without a domain the search is disabled, and an invalid domain gets a message', {
  tag: '@wide',
}, async ({ page }) => {
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
  await domain(page).fill('  ');
  await domain(page).press('Enter');
  await expect(page.getByText('Enter a company domain, such as example.com')).toBeHidden();
  // Chromium reads spaces as a part of a host: the server would be asked, and the failure be said twice.
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('scrapeCompany') && sent.push(request.url()));
  await researchCompany(page, 'not a domain');
  await expect(page.getByText('not the name of a company', { exact: false })).toBeVisible();
  await expect(page.getByText('could not be researched', { exact: false })).toBeHidden();
  expect(sent).toEqual([]);
});

test('a company research shows what was found on its site, and every URL that was tried', async ({
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
  await cards(page).getByRole('button', { name: 'Parcel Tracking API', exact: true }).click();
  const details = page.getByRole('dialog', { name: 'Parcel Tracking API' });
  await expect(details.getByRole('list', { name: 'Operations' })).toContainText('GET/parcelsList parcels');
  await expect(details.getByRole('link', { name: /^Pricing page/ })).toHaveAttribute(
    'href',
    `http://${site.domain}/pricing`,
  );
  await page.keyboard.press('Escape');
  await results(page)
    .getByRole('button', { name: /^What was tried \(\d+ URLs?\)$/ })
    .click();
  const evidence = results(page).getByRole('list', { name: 'URLs tried' });
  const rows = evidence.getByRole('listitem');
  await expect(rows.filter({ hasText: '/openapi.json' }).first()).toContainText('200');
  await expect(rows.filter({ hasText: '404' }).first()).toBeVisible();
  expect(site.requested).toContain('/openapi.json');
  await expectAccessible(page);
});

test('a company without APIs gets a message, with every URL that was tried', { tag: '@wide' }, async ({
  page,
  startSite,
}) => {
  const site = await startSite('empty');
  await page.goto('/api-research');
  await researchCompany(page, `http://${site.domain}/about`);
  await expect(toast(page, 'No APIs Found')).toContainText(`No APIs detected for ${site.domain}`);
  await expect(results(page)).toContainText(`Found 0 APIs for ${site.domain}`);
  await expect(results(page).getByRole('list', { name: 'Reasons' })).toContainText(
    `${site.domain} has no page at any of the usual addresses.`,
  );
  await expect(results(page).getByRole('button', { name: /^What was tried/ })).toBeVisible();
  await expectAccessible(page);
});

test('a running research shows each URL as it is tried, and Cancel stops it in the browser and on the server', async ({
  page,
  startSite,
}) => {
  const site = await startSite('stalled');
  await page.goto('/api-research');
  await researchCompany(page, site.domain);
  await expect(page.getByText(`Researching ${site.domain}`).first()).toBeVisible();
  await expect(page.getByText(/^\d\.\d s$/)).toBeVisible();
  const step = (path: string) =>
    steps(page)
      .getByRole('listitem')
      .filter({ hasText: `${site.domain}${path}` });
  await expect(step('/robots.txt')).toContainText('404');
  await expect(step('/openapi.json')).toContainText('OpenAPI document: Parcel Tracking API, 4 operations');
  // The page that never responds stays at the top while others are added below it.
  await expect(step('/sitemap.xml')).toContainText('Not found');
  await expect(steps(page).getByRole('listitem').first()).toContainText('/docsWaiting for a response');
  const used = page.getByText(/^\d+ of 20 pages$/);
  await expect(used).toHaveText(`${site.requested.length} of 20 pages`);
  await expect(search(page)).toBeDisabled();
  await expect(discover(page)).not.toHaveAttribute('aria-disabled');
  expect(site.open()).toBe(1);
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(
    page.getByText(new RegExp(`^Research on ${site.domain} canceled after .+ m?s\\.$`)),
  ).toBeVisible();
  await expect.poll(() => site.open()).toBe(0);
  await expect(search(page)).toBeEnabled();
  await expect(domain(page)).toBeFocused();
  // The URLs tried until then are still shown.
  await expect(step('/openapi.json')).toContainText('200');
  await expect(steps(page).getByText('Waiting for a response')).toBeHidden();
  await expectAccessible(page);
});

test('a running research has no accessibility violations', { tag: '@wide' }, async ({ page }) => {
  await hold(page, 'research.scrapeCompanyWithProgress');
  await page.goto('/api-research');
  await researchCompany(page, 'example.com');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(page.getByText('0 of 20 pages')).toBeVisible();
  await expectAccessible(page);
});

test('leaving the screen stops a running research', { tag: '@wide' }, async ({ page, startSite }) => {
  const site = await startSite('silent');
  await page.goto('/api-research');
  await researchCompany(page, site.domain);
  await expect.poll(() => site.open()).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'API Keys' }).click();
  await expect.poll(() => site.open()).toBe(0);
});

test('a company research that fails shows the reason and can be retried', { tag: '@wide' }, async ({
  page,
  consoleGuard,
  startSite,
}) => {
  const site = await startSite('rich');
  consoleGuard.allow(/Failed to load resource/);
  await failWith(page, 'research.scrapeCompanyWithProgress', 503, 'The server is busy.');
  await page.goto('/api-research');
  await researchCompany(page, site.domain);
  await expect(toast(page, 'Error')).toContainText('503: The server is busy.');
  const failed = page.getByRole('alert').filter({ hasText: `${site.domain} could not be researched` });
  // The toast goes after a few seconds, and the reason stays where the result would be.
  await expect(failed).toContainText('503: The server is busy.');
  await expect(search(page)).toBeEnabled();
  await expectAccessible(page);
  await release(page, 'research.scrapeCompanyWithProgress');
  const { promise: released, resolve: continueResearch } = Promise.withResolvers<void>();
  await page.route('**/trpc/research.scrapeCompanyWithProgress*', (route) =>
    released.then(() => route.continue()),
  );
  await page.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(page.getByText(`${site.domain} could not be researched`)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  // The results of the research replace the error of a search that fails in the meantime.
  await failWith(page, 'research.discover', 503, 'The server is busy.');
  await searchFor(page, 'payments');
  await expect(results(page)).toContainText('API discovery failed');
  continueResearch();
  await expect(results(page)).toContainText(`Found 1 APIs for ${site.domain}`);
  await expect(results(page)).not.toContainText('API discovery failed');
});
