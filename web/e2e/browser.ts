import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const isRoot = process.getuid?.() === 0;

/** The machine's Chromium if there is one; without it Playwright takes the one that it installed itself. */
export const launchOptions: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? CHROMIUMS.find((file) => existsSync(file)),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    // Chromium refuses to start its sandbox as root, which is what a container often runs as.
    ...(isRoot ? ['--no-sandbox'] : []),
  ],
};

export const DESKTOP = { width: 1280, height: 800 };
export const MOBILE = { width: 375, height: 812 };
