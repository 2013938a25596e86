import { toolPath } from '#test/tool.ts';

let isThere = false;

/** Ensures that strace is installed and may trace; throws if not. May take as long as an installation. */
export const requireStrace = (): void => {
  if (isThere) return;
  toolPath('strace');
  isThere = true;
};
