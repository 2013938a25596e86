import { defineConfig } from '@playwright/test';
import { DESKTOP, launchOptions, MOBILE } from './e2e/browser.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  // `npm test` says so when Firefox could not be installed: the other journeys then run without the one in it.
  testIgnore: process.env.FIREFOX_PATH === '' ? '**/firefox.e2e.ts' : [],
  outputDir: 'test-results',
  globalSetup: './e2e/build.ts',
  workers: 3,
  timeout: 120_000,
  // A bound, not a wait: on a slow machine a screen takes many seconds.
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions,
    // Recording traces is slow; E2E_TRACE=1 turns it on to investigate a failure.
    trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
  },
  projects: [
    { name: 'desktop', grepInvert: /@narrow/, use: { viewport: DESKTOP } },
    // Tests for one width have its tag; all others run at both widths.
    { name: 'mobile', grepInvert: /@wide/, use: { viewport: MOBILE, hasTouch: true, isMobile: true } },
  ],
});
