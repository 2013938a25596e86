import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** How long a child may take to exit after a signal before it is killed; a server finishes its work within 15 s. */
const GRACE_MS = 20_000;

/** How much of the end of a captured output is kept. */
const KEPT_CHARS = 64 * 1024;

/** @typedef {{ pid: number, whole: boolean }} Live */
/** @type {Set<Live>} */
const live = new Set();
/** @type {NodeJS.Signals | undefined} */
let stopping;
let listening = false;

/** @param {NodeJS.Signals} signal */
const exitCodeOf = (signal) => 128 + constants.signals[signal];

/**
 * @param {number} pid negative for a process group
 * @param {NodeJS.Signals} signal
 */
const send = (pid, signal) => {
  try {
    process.kill(pid, signal);
  } catch {
    // It has already exited.
  }
};

// A terminal's Ctrl-C and npm both deliver the signal, so only the first is passed on.
/** @param {NodeJS.Signals} signal */
const passOn = (signal) => {
  if (stopping) return;
  stopping = signal;
  if (live.size === 0) process.exit(exitCodeOf(signal));
  for (const { pid, whole } of live) send(whole ? -pid : pid, signal);
  setTimeout(() => {
    for (const { pid } of live) send(-pid, 'SIGKILL');
  }, GRACE_MS).unref();
};

/** If npm is killed it cannot pass that on, and its script would keep running and occupy the port. */
const followNpm = () => {
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && passOn('SIGTERM'), 500).unref();
};

/** From now on a signal, or the end of npm, ends this process through its exit handlers, after its children have ended. */
export const passSignalsOn = () => {
  if (listening) return;
  listening = true;
  if (process.env.npm_lifecycle_event) followNpm();
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, passOn);
};

/**
 * Kills the group if this process ends unexpectedly, even by SIGKILL: the watcher's stdin then closes.
 * @param {number} pid
 */
const watchOver = (pid) => {
  const watcher = spawn('/bin/sh', ['-c', 'read -r _; kill -s KILL -- "-$1"', 'watcher', String(pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.on('error', () => {});
  watcher.unref();
  return watcher;
};

/**
 * @typedef {object} LaunchOptions
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {import('node:child_process').StdioOptions} [stdio] default: no stdin, stdout and stderr inherited
 * @property {boolean} [whole] signals go to the whole process group (tools), not only to the process (servers)
 */
/** @typedef {{ code: number | null, signal: NodeJS.Signals | null, error?: Error }} Ended */

/**
 * Starts a program in its own process group, which dies with this process. Signals to this process are passed on to
 * it once.
 * @param {string} command
 * @param {string[]} args
 * @param {LaunchOptions} options
 */
export const launch = (
  command,
  args,
  { cwd, env, stdio = ['ignore', 'inherit', 'inherit'], whole = false },
) => {
  passSignalsOn();
  const child = spawn(command, args, { cwd, env, stdio, detached: true });
  /** @type {Promise<Ended>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, signal: null, error }));
    const { pid } = child;
    if (pid === undefined) return;
    const entry = { pid, whole };
    live.add(entry);
    const watcher = watchOver(pid);
    child.once('exit', () => {
      live.delete(entry);
      watcher.kill('SIGKILL');
      send(-pid, 'SIGKILL');
    });
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  // A server that already got a signal would treat a second one as an order to stop at once.
  const stop = () => void (stopping || child.kill('SIGTERM'));
  return { child, ended, stop };
};

/**
 * Runs a long-lived program to its end.
 * @param {ReturnType<typeof launch>} launched
 * @returns {Promise<number>} its exit code, or 128 plus the signal's number if a signal ended it
 */
export const exitCode = async ({ ended }) => {
  const { code, signal, error } = await ended;
  if (error) throw error;
  return code ?? exitCodeOf(signal ?? 'SIGKILL');
};

/**
 * @typedef {LaunchOptions & { capture?: boolean, limitMs: number }} RunOptions
 */

/**
 * Runs a tool to its end; if this process got a signal in the meantime, ends this process too.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} options `capture` keeps the end of its output instead of showing it
 * @returns {Promise<{ code: number, output: string, timedOut: boolean, ms: number }>} a program that is missing or
 *   was killed has a code other than 0
 */
export const run = async (command, args, { capture = false, limitMs, ...options }) => {
  const began = performance.now();
  const launched = launch(command, args, {
    ...options,
    whole: true,
    stdio: capture ? ['ignore', 'pipe', 'pipe'] : options.stdio,
  });
  const { child, ended } = launched;
  let output = '';
  let timedOut = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output = (output + text).slice(-KEPT_CHARS);
    });
  }
  const timer = setTimeout(() => {
    timedOut = true;
    if (child.pid !== undefined) send(-child.pid, 'SIGKILL');
  }, limitMs);
  const { code, error } = await ended;
  clearTimeout(timer);
  if (stopping) process.exit(exitCodeOf(stopping));
  if (error) output += error.message;
  return { code: code ?? 1, output, timedOut, ms: performance.now() - began };
};
