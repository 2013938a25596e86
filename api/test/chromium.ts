import { toolPath } from '#test/tool.ts';

/** Found once for a process and those that it starts. */
const findChromium = (): string => {
  process.env.CHROMIUM_PATH ??= toolPath('chromium');
  return process.env.CHROMIUM_PATH;
};

/** How every test starts its browser. Throws where there is none and none can be installed. */
export const chromiumOptions = (args: readonly string[] = []) => ({
  executablePath: findChromium(),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    // Chromium refuses to start its sandbox as root, which is what a container often runs as.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ...args,
  ],
});
