/* Takes the pictures for the README: the dashboard with sample keys, in light and dark, at twice the pixel density. */
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { launchOptions } from '../e2e/browser.ts';
import buildApp from '../e2e/build.ts';
import { createSeed, type Seed } from '../e2e/seed.ts';
import { startServer } from '../e2e/server.ts';
import { settle } from '../e2e/settle.ts';
import { daysAgo } from './sample-keys.ts';

const folder = fileURLToPath(new URL('../../docs/images/', import.meta.url));
const WIDTH = 1280;

/** Stores the sample keys. The screen shows the newest first. */
const storeKeys = async (seed: Seed): Promise<void> => {
  await seed.key({ provider: 'twilio', name: 'Order notifications', apiKey: 'AC0-sample:of-a-token' });
  await seed.key({ provider: 'google-cloud', name: 'Maps', apiKey: 'AIza-sample-of-a-key' });
  await seed.key({
    provider: 'stripe',
    name: 'Shop checkout',
    keyType: 'production',
    lastRotated: daysAgo(113),
    apiKey: 'sk_live_sample-of-a-key',
  });
  await seed.key({ provider: 'github', name: 'Release bot', apiKey: 'ghp_sample-of-a-key' });
  await seed.key({ provider: 'openai', name: 'Support assistant', apiKey: 'sk-proj-sample-of-a-key' });
};

await buildApp();
const server = await startServer();
const browser = await chromium.launch(launchOptions);
try {
  await storeKeys(createSeed(server.url));
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({
      viewport: { width: WIDTH, height: 800 },
      deviceScaleFactor: 2,
      colorScheme,
    });
    await page.goto(server.url);
    await page.getByText('Order notifications').waitFor();
    // As high as the page, so that no row is cut off.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: WIDTH, height });
    await settle(page);
    await page.screenshot({ path: `${folder}dashboard-${colorScheme}.png` });
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
