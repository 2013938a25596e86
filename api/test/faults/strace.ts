import { spawnSync } from 'node:child_process';

const works = (): boolean => spawnSync('strace', ['-f', '-qq', 'true']).status === 0;

/** Sees to it that strace is there. Throws where it is not: a test that lacks its tool has not run, and does not pass. */
export const requireStrace = (): void => {
  if (works()) return;
  if (process.getuid?.() === 0) spawnSync('apt-get', ['install', '-y', 'strace'], { timeout: 60_000 });
  if (!works()) throw new Error('not run: strace is not installed or may not trace here');
};
