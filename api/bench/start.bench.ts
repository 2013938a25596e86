import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from './server.ts';
import { ms, quantile, timed } from './stats.ts';

/** From the start of the process to the first answered request, and the memory it holds when idle. */
const STARTS = 7;
const IDLE_MS = 5000;

/** Resident memory in MiB; undefined where the system does not tell. */
const residentMemory = (pid: number | undefined): number | undefined => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return undefined;
  }
};

const firstAnswers: number[] = [];
let memory: number | undefined;
for (let round = 0; round < STARTS; round += 1) {
  const server = await startServer();
  const firstRequest = await timed(async () => (await fetch(`${server.url}/api/keys`)).json());
  firstAnswers.push(server.readyMs + firstRequest);
  if (round === STARTS - 1) {
    for (let call = 0; call < 50; call += 1) await (await fetch(`${server.url}/api/providers`)).json();
    await sleep(IDLE_MS);
    memory = residentMemory(server.child.pid);
  }
  await server.stop();
}

console.log(
  `Start to first answered request     median ${ms(quantile(firstAnswers, 0.5))}   worst ${ms(Math.max(...firstAnswers))}   (${STARTS} starts, new database each)`,
);
console.log(
  `Idle memory after 50 requests       ${memory === undefined ? 'not told by this system' : `${memory.toFixed(0)} MiB`}`,
);
