import { toolPath } from '#test/tool.ts';

/** Found once for this process and those it starts. */
const findChromium = (): string => {
  process.env.CHROMIUM_PATH ??= toolPath('chromium');
  return process.env.CHROMIUM_PATH;
};

/**
 * Playwright's own list, which chromium.test.ts compares with this one: if the option is given twice, Chromium only
 * reads the last.
 */
const PLAYWRIGHTS = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * The list below the address bar. Each window loads it as two web pages of its own, before anyone types: more than a
 * second of processor time for a window that no one sees.
 */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/**
 * The options with which every test starts its browser. Throws if there is no Chromium and none can be installed.
 * @param disabledFeatures in place of those that Playwright disables
 */
export const chromiumOptions = (
  args: readonly string[] = [],
  disabledFeatures: readonly string[] = PLAYWRIGHTS,
) => ({
  executablePath: findChromium(),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    `--disable-features=${[...disabledFeatures, ...ADDRESS_BAR].join(',')}`,
    // Chromium refuses to start its sandbox as root, and containers often run as root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ...args,
  ],
});
