import { statfsSync } from 'node:fs';
import { StartError } from '#src/lifecycle/start-error.ts';

/**
 * `f_type` of statfs(2), from linux/magic.h. 9P is not among them: it is how gVisor and virtual machines hand a local
 * folder in. What comes by FUSE cannot be told apart at all.
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
 * Refuses a folder whose locks and syncs another machine answers for: two servers could open one database, and a sync
 * that is reported need not be done (https://sqlite.org/useovernet.html). Only Linux tells what a folder lies on;
 * elsewhere nothing is refused. Throws a StartError.
 */
export const refuseNetworkFolder = (folder: string): void => {
  const name = process.platform === 'linux' ? NETWORK_FILE_SYSTEMS.get(statfsSync(folder).type) : undefined;
  if (name === undefined) return;
  throw new StartError(
    `DATA_DIR ${folder} lies on a network file system (${name}), where a database can be lost. Choose a local folder, or PostgreSQL by DATABASE_URL. ALLOW_NETWORK_DATA_DIR=true uses it all the same.`,
  );
};
