import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { quantile } from '../../api/bench/stats.ts';
import { DESKTOP, launchOptions } from '../e2e/browser.ts';
import { createSeed } from '../e2e/seed.ts';
import { startServer } from '../e2e/server.ts';

/** Measures the screen of 3,000 saved endpoints in Chromium, and a bare page that fetches the same rows and shows a table of them. */
const ENDPOINTS = 3000;
const ROUNDS = 5;

const BARE_PAGE = `<!doctype html><title>Bare</title><table><tbody></tbody></table><script type="module">
const rows = await (await fetch('/rows')).json();
document.querySelector('tbody').innerHTML = rows
  .map(({ name, method, endpoint }) => '<tr><td>' + name + '<td>' + method + '<td>' + endpoint)
  .join('');
</script>`;

const median = (samples: readonly number[]): string => `${quantile(samples, 0.5).toFixed(0)} ms`;

/** From the navigation until `selector` is there and the page has painted, on a first visit. */
const visit = async (browser: Browser, url: string, selector: string): Promise<number> => {
  const context = await browser.newContext({ viewport: DESKTOP });
  const page = await context.newPage();
  await page.addInitScript((wanted) => {
    const look = (): void => {
      if (document.querySelector(wanted) === null) requestAnimationFrame(look);
      else requestAnimationFrame(() => Object.assign(window, { usableAt: performance.now() }));
    };
    requestAnimationFrame(look);
  }, selector);
  await page.goto(url);
  await page.waitForFunction(() => 'usableAt' in window);
  const usable = await page.evaluate(() => (window as unknown as { usableAt: number }).usableAt);
  await context.close();
  return usable;
};

/** From a letter in the search until the cards are those that match it. */
const search = async (browser: Browser, url: string): Promise<number> => {
  const context = await browser.newContext({ viewport: DESKTOP });
  const page = await context.newPage();
  await page.goto(url);
  const field = page.getByRole('searchbox', { name: 'Search endpoints' });
  await field.waitFor();
  await field.evaluate(() => {
    document.addEventListener('input', () => {
      const start = performance.now();
      const look = (): void => {
        if (document.querySelectorAll('main li h2').length !== 1) requestAnimationFrame(look);
        else Object.assign(window, { foundAfter: performance.now() - start });
      };
      look();
    });
  });
  await field.fill('endpoint 2718');
  await page.waitForFunction(() => 'foundAfter' in window);
  const found = await page.evaluate(() => (window as unknown as { foundAfter: number }).foundAfter);
  await context.close();
  return found;
};

const server = await startServer();
const seed = createSeed(server.url);
const [provider] = await seed.providers();
for (let count = 0; count < ENDPOINTS; count += 1) {
  await seed.post('/api/saved-endpoints', {
    providerId: provider?.id,
    name: `Endpoint ${count}`,
    endpoint: `https://api.example.com/v1/items/${count}`,
    method: 'POST',
    requestBody: { name: `Item ${count}` },
  });
}
const rows = await (await fetch(`${server.url}/api/saved-endpoints`)).text();
const bare = createServer((request, response) => {
  const isRows = request.url === '/rows';
  response.writeHead(200, { 'content-type': isRows ? 'application/json' : 'text/html' });
  response.end(isRows ? rows : BARE_PAGE);
});
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;
const browser = await chromium.launch(launchOptions);
try {
  const samples = { screen: [] as number[], bare: [] as number[], search: [] as number[] };
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const screen = await visit(browser, `${server.url}/endpoints`, 'main li h2');
    const table = await visit(browser, bareUrl, 'tbody tr');
    const found = await search(browser, `${server.url}/endpoints`);
    if (round === 0) continue;
    samples.screen.push(screen);
    samples.bare.push(table);
    samples.search.push(found);
  }
  console.log(`${ENDPOINTS} saved endpoints, median of ${ROUNDS}`);
  console.log(`the screen is usable after   ${median(samples.screen)}`);
  console.log(`a bare table of the same     ${median(samples.bare)}`);
  console.log(`a search is shown after      ${median(samples.search)}`);
} finally {
  await browser.close();
  await server.stop();
  bare.close();
}
