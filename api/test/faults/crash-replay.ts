import { closeSync, openSync, readSync } from 'node:fs';

/** What a traced process did, in order: each change to a file, and each line it printed on stdout. */
export type Step =
  | { kind: 'write'; file: string; at: number; bytes: Buffer }
  | { kind: 'truncate'; file: string; length: number }
  | { kind: 'sync'; file: string }
  | { kind: 'unlink'; file: string }
  | { kind: 'print'; text: string };

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
  if (write?.[1] === '1') return { kind: 'print', text: textOf(write[3] ?? '').trim() };
  const sync = SYNC.exec(call);
  if (sync) return { kind: 'sync', file: textOf(sync[2] ?? '') };
  const truncate = TRUNCATE.exec(call);
  if (truncate) return { kind: 'truncate', file: textOf(truncate[2] ?? ''), length: Number(truncate[3]) };
  const unlink = UNLINK.exec(call);
  if (unlink) return { kind: 'unlink', file: textOf(unlink[1] ?? '') };
  return undefined;
};

/** The lines of a file, one after another: strace writes more than a text can hold. */
function* linesOf(file: string): Generator<string> {
  const handle = openSync(file, 'r');
  const chunk = Buffer.alloc(1 << 20);
  try {
    let rest = '';
    for (let read = readSync(handle, chunk); read > 0; read = readSync(handle, chunk)) {
      const lines = (rest + chunk.toString('latin1', 0, read)).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    yield rest;
  } finally {
    closeSync(handle);
  }
}

/** Reads strace's log. A call that is split by another thread's call is joined where it ends. */
export const readTrace = (log: string): Step[] => {
  const unfinishedCalls = new Map<string, string>();
  const steps: Step[] = [];
  for (const line of linesOf(log)) {
    const [, process = '', text = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? [];
    const unfinished = UNFINISHED.exec(text);
    if (unfinished) {
      unfinishedCalls.set(process, unfinished[1] ?? '');
      continue;
    }
    const resumed = RESUMED.exec(text);
    const step = stepOf(resumed ? `${unfinishedCalls.get(process) ?? ''}${resumed[1]}` : text);
    if (step) steps.push(step);
  }
  return steps;
};

type Pending = { at: number; bytes: Buffer } | { length: number };
type FileState = { durable: Buffer; pending: Pending[] };

/** A disk that is certain to contain only what was synced. */
export type Disk = Map<string, FileState>;

const SECTOR = 512;
const TORN_SHARE = 0.3;

/** Applies changes in order; a gap beyond a file's end is filled with zeros. */
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

/** Applies one step to the disk. A file that is written again after its removal starts empty. */
export const applyStep = (disk: Disk, step: Step): void => {
  if (step.kind === 'print') return;
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
 * The files as they may be after a power cut now: everything that was synced, and of the rest nothing (`share` 0), a
 * random part with some writes torn at a sector, or everything (`share` 1: only the process died). Folder entries count
 * as durable immediately.
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
