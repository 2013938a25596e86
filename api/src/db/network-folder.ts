import { statfsSync } from 'node:fs';
import { StartError } from '#src/lifecycle/start-error.ts';

/**
 * `f_type` of statfs(2), from linux/magic.h. 9P is left out, because gVisor and virtual machines use it to mount local
 * folders. FUSE is left out, because it does not tell what is behind it.
 */
const NETWORK_FILE_SYSTEMS = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB'],
  [0x5346414f, 'AFS'],
  [0x6b414653, 'AFS'],
  [0x73757245, 'Coda'],
  [0x00c36400, 'Ceph'],
]);

/**
 * Throws a StartError for a folder on a network file system: locks and syncs there depend on another machine, so two
 * servers could open one database, and a reported sync may not have happened (https://sqlite.org/useovernet.html).
 * Only Linux reports the file system type; on other systems every folder is accepted.
 */
export const refuseNetworkFolder = (folder: string): void => {
  const name = process.platform === 'linux' ? NETWORK_FILE_SYSTEMS.get(statfsSync(folder).type) : undefined;
  if (name === undefined) return;
  throw new StartError(
    `DATA_DIR ${folder} is on a network file system (${name}), where a database can be lost. Choose a local folder, or use PostgreSQL with DATABASE_URL. Set ALLOW_NETWORK_DATA_DIR=true to use it anyway.`,
  );
};
