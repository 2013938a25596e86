import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptWays } from './apt.mjs';
import { Failure } from './cli.mjs';
import { ensureTool } from './ensure-tool.mjs';
import { run } from './run.mjs';
import { NODE, ROOT, toolEnv } from './workspace.mjs';

/** The first is Chromium without the windows that no test sees: the journeys take a seventh less. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const MAC_APPS = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'];
const WEB = join(ROOT, 'web');
const PLAYWRIGHT = join(WEB, 'node_modules/.bin/playwright');
const MINUTE_MS = 60_000;

/**
 * @param {string} command
 * @param {string[]} args
 * @param {number} limitMs
 * @param {NodeJS.ProcessEnv} extra
 */
const quietly = (command, args, limitMs, extra = {}) =>
  run(command, args, { cwd: WEB, env: toolEnv(extra), capture: true, limitMs });

/**
 * Whether the file is a browser that starts: some systems ship a stub with that name, and a downloaded browser may
 * lack system libraries.
 * @param {string} path
 */
const starts = async (path) =>
  existsSync(path) && (await quietly(path, ['--version'], MINUTE_MS / 3)).code === 0;

/** Where Playwright stores the Chromium for its version, whether it exists or not. */
const playwrightsOwn = async () => {
  const ask = 'process.stdout.write(require("@playwright/test").chromium.executablePath())';
  return (await quietly(NODE, ['-e', ask], MINUTE_MS / 3)).output.trim();
};

/** @param {string} path */
const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** @param {string[]} names @param {string[]} macApps */
const installedOnes = (names, macApps) => {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const apps = process.platform === 'darwin' ? macApps.map((app) => join('/Applications', app)) : [];
  return [...onPath, ...apps].filter(isExecutable);
};

/** @returns {Promise<string | undefined>} */
const findBrowser = async () => {
  for (const path of [await playwrightsOwn(), ...installedOnes(NAMES, MAC_APPS)]) {
    if (await starts(path)) return path;
  }
  return undefined;
};

/** @param {string[]} args */
const playwright = (args) => ({
  what: `playwright ${args.join(' ')}`,
  // Without this limit a closed network costs half a minute for each of Playwright's download hosts.
  go: () => quietly(PLAYWRIGHT, args, 10 * MINUTE_MS, { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' }),
});

/**
 * The Chromium for browser tests: CHROMIUM_PATH, otherwise Playwright's own, the system's, or one that it installs.
 * @returns {Promise<string>} its path
 * @throws {Failure} if there is none and none can be installed
 */
export const ensureBrowser = async () => {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (await starts(given)) return given;
    throw new Failure(`CHROMIUM_PATH names ${given}, which does not start as a browser.`);
  }
  return ensureTool({
    name: 'Chromium',
    find: findBrowser,
    ways: () => {
      const apt = [...aptWays('chromium-headless-shell'), ...aptWays('chromium')];
      // Playwright's own may lack the libraries that it needs, if the system has no Chromium package.
      const libraries = apt.length > 0 ? [playwright(['install-deps', 'chromium'])] : [];
      return [playwright(['install', 'chromium']), ...apt, ...libraries];
    },
    advice:
      'Install Chromium or Chrome (Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to one, then run this again.',
  });
};

/** Firefox as it is released: it is driven by the WebDriver BiDi protocol, and needs no build of its own. */
const FIREFOX_NAMES = ['firefox-esr', 'firefox'];
const FIREFOX_APPS = ['Firefox.app/Contents/MacOS/firefox'];

/** @returns {Promise<string | undefined>} */
const findFirefox = async () => {
  for (const path of installedOnes(FIREFOX_NAMES, FIREFOX_APPS)) {
    if (await starts(path)) return path;
  }
  return undefined;
};

/**
 * The Firefox for browser tests: FIREFOX_PATH, otherwise the system's, or one that it installs.
 * @returns {Promise<string>} its path
 * @throws {Failure} if there is none and none can be installed
 */
export const ensureFirefox = async () => {
  const given = process.env.FIREFOX_PATH;
  if (given) {
    if (await starts(given)) return given;
    throw new Failure(`FIREFOX_PATH names ${given}, which does not start as a browser.`);
  }
  return ensureTool({
    name: 'Firefox',
    find: findFirefox,
    ways: () => [...aptWays('firefox-esr'), ...aptWays('firefox')],
    advice:
      'Install Firefox (Debian: sudo apt-get install firefox-esr), or set FIREFOX_PATH to one, then run this again.',
  });
};
