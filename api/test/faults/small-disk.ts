import { spawnSync } from 'node:child_process';

/** A command prefix that runs a command with a disk of its own at the folder, which no other process sees. */
export const onSmallDisk = (folder: string, megabytes: number): string[] => [
  'unshare',
  '--mount',
  ...(process.getuid?.() === 0 ? [] : ['--map-root-user']),
  ...['sh', '-c', `mount -t tmpfs -o size=${megabytes}m none "$0" && exec "$@"`, folder],
];

export const canMount = (folder: string): boolean => {
  const [command = '', ...rest] = onSmallDisk(folder, 1);
  return spawnSync(command, [...rest, 'true']).status === 0;
};
