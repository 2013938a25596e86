import { toolPath } from '#test/tool.ts';

let isThere = false;

/** Sees to it that strace is there and may trace. Throws where it is not so. May take as long as an installation. */
export const requireStrace = (): void => {
  if (isThere) return;
  toolPath('strace');
  isThere = true;
};
