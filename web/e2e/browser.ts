import { chromiumOptions } from '@gatehouse/api/test/chromium.ts';

export const launchOptions = chromiumOptions();

export const DESKTOP = { width: 1280, height: 800 };
export const MOBILE = { width: 375, height: 812 };
