import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The machine's Chromium, or the one that Playwright has installed; it throws where there is neither. */
export const launchChromium = (args: string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? CHROMIUMS.find((file) => existsSync(file)),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      // Chromium refuses to start its sandbox as root, which is what a container often runs as.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...args,
    ],
  });
