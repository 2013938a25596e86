import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { PASTE_NOTES, type PasteNoteKind } from '@gatehouse/request/pasted/paste-notes.ts';
import { readPastedRequest } from '@gatehouse/request/pasted/read-pasted-request.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { callOf, type Recorder, readCommands, sentByCurl, startRecorder } from '#test/pasted-commands.ts';
import { type Difference, differencesOf } from '#test/sent-alike.ts';

/* What people paste does what it does in a terminal, or the paste says what it does not. */

/** Each command is run twice, and curl may have to be installed first. */
const LIMIT_MS = 10 * 60_000;

/** What may differ where a note says so; the others say nothing of what is sent. */
const TOLD: Partial<Record<PasteNoteKind, RegExp>> = {
  unknown: /./,
  unquoted: /./,
  typographic: /./,
  placeholder: /^(?:url|header (?:authorization|cookie|x-[a-z-]+))$/,
  'key-parameter': /^url$/,
  patterns: /^url$/,
  encoded: /^url$/,
  ignored: /^(?:url|body|header .*)$/,
  connection: /^header .*$/,
  // Without a Content-Type, curl writes other heads for the parts of a form.
  defaults: /^(?:body|header (?:accept|accept-encoding|user-agent|content-type|host))$/,
  'no-header': /^header .*$/,
  'one-type': /^header content-type$/,
  method: /^method$/,
  json: /^header content-type$/,
  'json-lines': /^body$/,
  'file-type': /^header content-type$/,
  bytes: /^(?:body|header .*)$/,
};

let recorder: Recorder;
let test: TestApp;
beforeAll(async () => {
  const ensure = path.resolve(import.meta.dirname, '../../scripts/ensure-test-tool.mjs');
  const { status, stderr } = spawnSync(process.execPath, [ensure, 'curl'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`not run: ${stderr.trim()}`);
  recorder = await startRecorder();
  test = await createTestApp();
}, LIMIT_MS);
afterAll(async () => {
  await test.close();
  await recorder.close();
});

const isTold = (difference: Difference, notes: readonly string[]): boolean =>
  Object.entries(TOLD).some(
    ([kind, what]) =>
      what.test(difference) && notes.some((note) => note.startsWith(PASTE_NOTES[kind as PasteNoteKind])),
  );

type Outcome = 'equal' | 'told' | 'refused' | 'nothing';

/** How our call compares with that of curl. What differs without a word is added to `silent`. */
const outcomeOf = async (command: string, silent: string[]): Promise<Outcome> => {
  const curl = await sentByCurl(recorder, command);
  if (curl === undefined) return 'nothing';
  const read = readPastedRequest(recorder.aimed(command));
  if (read?.problem !== undefined) return 'refused';
  recorder.received.length = 0;
  const answer = read && (await test.rest('POST', '/test', await callOf(read.request, recorder)));
  if (answer?.status === 400) return 'refused';
  const [ours] = recorder.received;
  if (read === undefined || ours === undefined) {
    silent.push(`${command}: not sent`);
    return 'told';
  }
  const differences = differencesOf(command, curl, ours);
  const untold = differences.filter((one) => !isTold(one, read.request.notes));
  if (untold.length > 0) silent.push(`${command}: ${untold.join(', ')}`);
  return differences.length === 0 ? 'equal' : 'told';
};

it(
  'a pasted command is sent as curl sends it, or what differs is told',
  async () => {
    const counts: Record<Outcome, number> = { equal: 0, told: 0, refused: 0, nothing: 0 };
    const silent: string[] = [];
    for (const command of await readCommands()) counts[await outcomeOf(command, silent)] += 1;
    expect(silent).toEqual([]);
    // What curl itself refuses compares with nothing.
    const { equal, told, refused, nothing } = counts;
    expect(equal + told + refused, JSON.stringify({ ...counts, nothing })).toBeGreaterThanOrEqual(600);
    expect(equal, JSON.stringify(counts)).toBeGreaterThan(5 * refused);
  },
  LIMIT_MS,
);
