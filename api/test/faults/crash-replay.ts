import { readFileSync } from 'node:fs';

/** What a traced process did, in order: each change of a file, and each line it said on stdout. */
export type Step =
  | { kind: 'write'; file: string; at: number; bytes: Buffer }
  | { kind: 'truncate'; file: string; length: number }
  | { kind: 'sync'; file: string }
  | { kind: 'unlink'; file: string }
  | { kind: 'say'; text: string };

/** strace's arguments for a log that `readTrace` understands. */
export const straceCommand = (log: string): string[] => [
  'strace',
  ...['-f', '-qq', '-y', '-xx', '-s', '200000', '-o', log],
  ...['-e', 'trace=pwrite64,write,fsync,fdatasync,ftruncate,unlink'],
];

const bytesOf = (hex: string): Buffer => Buffer.from(hex.replaceAll('\\x', ''), 'hex');
const textOf = (hex: string): string => bytesOf(hex).toString();

// With -xx the path of a descriptor is hexadecimal too: pwrite64(21<\x2f\x74…>, "\x53\x51…", 4096, 0) = 4096
const FD = String.raw`(\d+)<([^>]*)>`;
const PWRITE = new RegExp(String.raw`^pwrite64\(${FD}, "([^"]*)", \d+, (\d+)\)\s+= (\d+)`);
const WRITE = new RegExp(String.raw`^write\(${FD}, "([^"]*)", \d+\)\s+= (\d+)`);
const SYNC = new RegExp(String.raw`^(?:fsync|fdatasync)\(${FD}\)\s+= 0`);
const TRUNCATE = new RegExp(String.raw`^ftruncate\(${FD}, (\d+)\)\s+= 0`);
const UNLINK = /^unlink\("([^"]*)"\)\s+= 0/;
const UNFINISHED = /^(.*) <unfinished \.\.\.>$/;
const RESUMED = /^<\.\.\. \w+ resumed>(.*)$/;

const stepOf = (call: string): Step | undefined => {
  const pwrite = PWRITE.exec(call);
  if (pwrite) {
    const [, , file = '', bytes = '', at, length] = pwrite;
    return {
      kind: 'write',
      file: textOf(file),
      at: Number(at),
      bytes: bytesOf(bytes).subarray(0, Number(length)),
    };
  }
  const write = WRITE.exec(call);
  if (write?.[1] === '1') return { kind: 'say', text: textOf(write[3] ?? '').trim() };
  const sync = SYNC.exec(call);
  if (sync) return { kind: 'sync', file: textOf(sync[2] ?? '') };
  const truncate = TRUNCATE.exec(call);
  if (truncate) return { kind: 'truncate', file: textOf(truncate[2] ?? ''), length: Number(truncate[3]) };
  const unlink = UNLINK.exec(call);
  if (unlink) return { kind: 'unlink', file: textOf(unlink[1] ?? '') };
  return undefined;
};

/** Reads strace's log. Calls that another thread's call cut in two are put together at their end. */
export const readTrace = (log: string): Step[] => {
  const begun = new Map<string, string>();
  const steps: Step[] = [];
  for (const line of readFileSync(log, 'latin1').split('\n')) {
    const [, process = '', text = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? [];
    const unfinished = UNFINISHED.exec(text);
    if (unfinished) {
      begun.set(process, unfinished[1] ?? '');
      continue;
    }
    const resumed = RESUMED.exec(text);
    const step = stepOf(resumed ? `${begun.get(process) ?? ''}${resumed[1]}` : text);
    if (step) steps.push(step);
  }
  return steps;
};

type Pending = { at: number; bytes: Buffer } | { length: number };
type FileState = { durable: Buffer; pending: Pending[] };

/** A disk that has for certain only what was synced. */
export type Disk = Map<string, FileState>;

const SECTOR = 512;
const TORN_SHARE = 0.3;

/** Applies changes in order; the bytes beyond a file's end are zeros, as after a write with a gap. */
const apply = (image: Buffer, changes: Pending[]): Buffer => {
  const ends = changes.map((change) =>
    'length' in change ? change.length : change.at + change.bytes.length,
  );
  const room = Buffer.alloc(Math.max(image.length, ...ends));
  image.copy(room);
  let length = image.length;
  for (const change of changes) {
    if ('length' in change) {
      room.fill(0, Math.min(length, change.length));
      length = change.length;
    } else {
      change.bytes.copy(room, change.at);
      length = Math.max(length, change.at + change.bytes.length);
    }
  }
  return room.subarray(0, length);
};

/** Carries one step out on the disk. A file that is written anew after its removal starts empty. */
export const carryOut = (disk: Disk, step: Step): void => {
  if (step.kind === 'say') return;
  const known = disk.get(step.file);
  const state: FileState = known ?? { durable: Buffer.alloc(0), pending: [] };
  if (!known) disk.set(step.file, state);
  switch (step.kind) {
    case 'write':
      state.pending.push({ at: step.at, bytes: step.bytes });
      return;
    case 'truncate':
      state.pending.push({ length: step.length });
      return;
    case 'sync':
      state.durable = apply(state.durable, state.pending);
      state.pending = [];
      return;
    case 'unlink':
      disk.delete(step.file);
  }
};

const torn = ({ at, bytes }: { at: number; bytes: Buffer }, random: () => number): Pending => ({
  at,
  bytes: bytes.subarray(0, SECTOR * Math.floor(random() * (bytes.length / SECTOR))),
});

/**
 * The files as they may be found after the power failed now: what was synced, and of what was not, nothing
 * (`share` 0), a random part with some writes torn at a sector, or all (`share` 1: only the process died). Folder
 * entries count as durable at once.
 */
export const imageAfterPowerCut = (disk: Disk, share: number, random: () => number): Map<string, Buffer> => {
  const images = new Map<string, Buffer>();
  for (const [file, { durable, pending }] of disk) {
    const survived = pending
      .filter(() => random() < share)
      .map((change) =>
        share < 1 && 'bytes' in change && random() < TORN_SHARE ? torn(change, random) : change,
      );
    images.set(file, apply(durable, survived));
  }
  return images;
};
