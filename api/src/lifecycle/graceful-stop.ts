import { setTimeout as wait } from 'node:timers/promises';
import type { Outbound } from '@gatehouse/outbound/outbound.ts';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { DatabaseConnection } from '#src/db/connection.ts';
import { flushEvents } from '#src/features/audit/audit.service.ts';
import { endResponseThreads } from '#src/features/calls/reading/response-reader.ts';
import { endCodeThreads } from '#src/features/codegen/codegen.service.ts';
import { endMaskThreads } from '#src/features/endpoints/hidden-in-call.service.ts';
import { endSecretThreads } from '#src/features/endpoints/secret-values.ts';
import { flushHistory } from '#src/features/history/history.service.ts';
import { endMaskingThread } from '#src/features/history/indexed-rows.ts';
import { endImportThreads } from '#src/features/imports/import-reader.ts';
import { endRunMasking } from '#src/features/marketplace/mask-run.ts';
import { runningRuns, stopRuns } from '#src/features/marketplace/running-runs.ts';
import { runningGrants } from '#src/features/oauth/running-grants.ts';
import { endDocumentThreads } from '#src/features/research/company/documents/document-reader.ts';

type Stopped = {
  app: FastifyInstance;
  connection: Pick<DatabaseConnection, 'close'>;
  outbound: Pick<Outbound, 'close'>;
  log: Logger;
};

/** Milliseconds since the signal. */
export type StopTimes = {
  /** Until then new connections are accepted, and every response closes its connection. */
  drain: number;
  /** Then outbound calls still running are aborted, so that the requests waiting for them get a response. */
  endOutbound: number;
  /** Then requests still running are cut off. */
  cutOff: number;
};

const TIMES: StopTimes = { drain: 250, endOutbound: 8_000, cutOff: 10_000 };

const POLL_MS = 25;
/** A database that takes no writes does not hold up the stop for longer. */
const LONGEST_FLUSH_MS = 2_000;

/**
 * Resolves once no request is running and the last responses have been sent, or at the `cutOff` time. New tokens are waited for
 * without a request, too: once the provider has replaced a refresh token, the one that is stored is worth nothing. And so
 * are runs of compositions, which store how they ended.
 */
const untilQuiet = async (
  { app, connection, outbound, log }: Stopped,
  since: number,
  times: StopTimes,
): Promise<void> => {
  const running = () => app.lifecycle.running + runningGrants({ connection }) + runningRuns({ connection });
  let isOutboundEnded = false;
  while (running() > 0) {
    const passed = performance.now() - since;
    if (passed >= times.cutOff) {
      log.warn({ count: running() }, 'requests were cut off while stopping');
      return;
    }
    if (passed >= times.endOutbound && !isOutboundEnded) {
      isOutboundEnded = true;
      log.warn({}, 'outbound calls were aborted while stopping');
      void outbound.close();
    }
    await wait(POLL_MS);
  }
};

/** Writes the events and calls that still wait; those that the database does not take are lost, and the log says how many. */
const flushRecord = async ({ connection, log }: Stopped): Promise<void> => {
  const late = wait(LONGEST_FLUSH_MS, undefined, { ref: false });
  const events = await Promise.race([flushEvents({ connection }), late]);
  if (events !== 0) log.error({ count: events }, 'events were not recorded before the stop');
  const calls = await Promise.race([flushHistory({ connection }), late]);
  if (calls !== 0) log.error({ count: calls }, 'calls were not recorded before the stop');
};

/**
 * Stops without dropping accepted requests: reports not ready, accepts no new connections, finishes running requests
 * and closes the database last. Takes at most 10 s plus the time the database needs to write its last events and to close.
 */
export const stopGracefully = async (stopped: Stopped, times: StopTimes = TIMES): Promise<void> => {
  const { app, connection, outbound, log } = stopped;
  const since = performance.now();
  app.lifecycle.stopping = true;
  stopRuns({ connection });
  app.server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  await wait(times.drain);

  const closed = app.close();
  await untilQuiet(stopped, since, times);
  // Only connections without a request are left, such as those a browser opens in advance.
  app.server.closeAllConnections();
  await closed;
  await outbound.close();
  await Promise.all(
    [
      endCodeThreads,
      endDocumentThreads,
      endImportThreads,
      endMaskThreads,
      endResponseThreads,
      endRunMasking,
      endSecretThreads,
    ].map((end) => end()),
  );
  // Last, because a call that was just ended is recorded too.
  await flushRecord(stopped);
  await endMaskingThread();

  await connection.close();
  log.info({ ms: Math.round(performance.now() - since) }, 'stopped');
};

/** If the stop, including closing the database, takes longer than this, the process exits with 1. */
const LONGEST_STOP_MS = 14_500;

/** Ctrl-C at a terminal reaches the server twice: from the terminal, and passed on by npm. */
const SAME_SIGNAL_MS = 250;

const PARENT_MS = 1_000;

/** If npm is killed it cannot pass that on, and the server would keep running and occupy its port. */
export const stopWithParent = (): void => {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_MS);
  timer.unref();
};

/**
 * The first SIGTERM, SIGINT or SIGHUP stops gracefully and exits with 0; a second one exits at once.
 * An uncaught exception is logged and exits too: Node's own report would print the error's values.
 */
export const stopOnSignal = (stopped: Stopped): void => {
  const { app, log } = stopped;

  let since = Number.NEGATIVE_INFINITY;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (performance.now() - since < SAME_SIGNAL_MS) return;
    if (app.lifecycle.stopping) process.exit(1);
    since = performance.now();
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
    await stopGracefully(stopped);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);

  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an uncaught exception ended the process');
    process.exit(1);
  });
};
