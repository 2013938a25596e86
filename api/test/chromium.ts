import { toolPath } from '#test/tool.ts';

/** Found once for this process and those it starts. */
const findChromium = (): string => {
  process.env.CHROMIUM_PATH ??= toolPath('chromium');
  return process.env.CHROMIUM_PATH;
};

/** The options with which every test starts its browser. Throws if there is no Chromium and none can be installed. */
export const chromiumOptions = (args: readonly string[] = []) => ({
  executablePath: findChromium(),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    // Chromium refuses to start its sandbox as root, and containers often run as root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ...args,
  ],
});
