import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningServer, residentMemory, SIDES, type Side, startServer } from './server.ts';
import { columns, printLoad, quantile, timed } from './stats.ts';

/** Time from the start of the process to the first response, of the processor too, and memory when idle. */
const STARTS = 7;
const IDLE_MS = 5000;

/** Processor time since the start of the process, in ms; NaN if the system does not report it. Linux counts in hundredths of a second. */
const processorTime = (pid: number | undefined): number => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
};

const idleMemory = async (server: RunningServer): Promise<number> => {
  for (let call = 0; call < 50; call += 1) await (await fetch(`${server.url}/api/providers`)).json();
  await sleep(IDLE_MS);
  return residentMemory(server.child.pid);
};

type Measured = {
  side: Side;
  firstResponses: number[];
  processor: number[];
  memoryFirst: number;
  memoryLater: number;
};

const measureFirstStart = async (side: Side): Promise<Measured> => {
  const server = await startServer(side, { isFirstAfterChange: true });
  const memoryFirst = await idleMemory(server);
  await server.stop();
  return { side, firstResponses: [], processor: [], memoryFirst, memoryLater: Number.NaN };
};

const measureStart = async (measured: Measured, isLast: boolean): Promise<void> => {
  const server = await startServer(measured.side);
  const firstRequest = await timed(async () => (await fetch(`${server.url}/api/keys`)).json());
  measured.firstResponses.push(server.readyMs + firstRequest);
  measured.processor.push(processorTime(server.child.pid));
  if (isLast) measured.memoryLater = await idleMemory(server);
  await server.stop();
};

const all: Measured[] = [];
for (const side of SIDES) all.push(await measureFirstStart(side));
for (let round = 1; round <= STARTS; round += 1)
  for (const measured of all) await measureStart(measured, round === STARTS);

const each = (value: (measured: Measured) => number): number[] => all.map(value);
console.log(
  `Start to first response, ${STARTS} starts with a new database each; memory idle after 50 requests`,
);
console.log(
  columns(
    'Start, median',
    each(({ firstResponses }) => quantile(firstResponses, 0.5)),
    'ms',
  ),
);
console.log(
  columns(
    'Start, processor time, median',
    each(({ processor }) => quantile(processor, 0.5)),
    'ms',
  ),
);
console.log(
  columns(
    'Start, worst',
    each(({ firstResponses }) => Math.max(...firstResponses)),
    'ms',
  ),
);
console.log(
  columns(
    'Memory, first start after a change',
    each(({ memoryFirst }) => memoryFirst),
    'MiB',
  ),
);
console.log(
  columns(
    'Memory, a later start',
    each(({ memoryLater }) => memoryLater),
    'MiB',
  ),
);
printLoad();
