import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPastedRequest } from '@gatehouse/request/pasted/read-pasted-request.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { callOf, type Recorder, readCommands, sentByCurl, startRecorder } from '#test/pasted-commands.ts';
import { differencesOf } from '#test/sent-alike.ts';

let recorder: Recorder;
let test: TestApp;
beforeAll(async () => {
  recorder = await startRecorder();
  test = await createTestApp();
});
afterAll(async () => {
  await test.close();
  await recorder.close();
});

it('compare', async () => {
  const out: string[] = [];
  const count: Record<string, number> = {};
  for (const command of await readCommands(process.env.HALF ?? 'seen')) {
    const curl = await sentByCurl(recorder, command);
    const read = readPastedRequest(recorder.aimed(command));
    let verdict = 'equal';
    let detail = '';
    if (curl === undefined) verdict = read?.request && read.request.notes.length === 0 ? 'curl-nothing-ours-reads' : 'curl-nothing';
    else if (read === undefined) verdict = 'SILENT not read';
    else if (read.request === undefined) [verdict, detail] = ['refused', read.problem];
    else {
      recorder.received.length = 0;
      const answer = await test.rest('POST', '/test', await callOf(read.request, recorder));
      const ours = recorder.received[0];
      if (ours === undefined) [verdict, detail] = [answer.status === 400 ? 'refused400' : 'SILENT nothing', JSON.stringify(answer.body).slice(0, 200)];
      else {
        const differences = differencesOf(command, curl, ours);
        const notes = read.request.notes;
        if (differences.length > 0) {
          verdict = notes.length > 0 ? 'told' : 'SILENT';
          detail = `${differences.join(', ')} | ${notes.join(' ')} | ${curl.method} ${curl.target} ${JSON.stringify(curl.headers.filter(([n]) => differences.includes(`header ${n}` as never)))} ${curl.body.toString().slice(0, 200)} <> ${ours.method} ${ours.target} ${JSON.stringify(ours.headers.filter(([n]) => differences.includes(`header ${n}` as never)))} ${ours.body.toString().slice(0, 200)}`;
        } else if (notes.length > 0) [verdict, detail] = ['equal-noted', notes.join(' ')];
      }
    }
    count[verdict] = (count[verdict] ?? 0) + 1;
    out.push(`${verdict}\t${JSON.stringify(command)}\t${detail}`);
  }
  writeFileSync(`/tmp/paste-gen/out-${process.env.HALF ?? 'seen'}.txt`, out.sort().join('\n'));
  console.log(count);
  expect(Object.keys(count).filter((one) => one.startsWith('SILENT'))).toEqual([]);
}, 400_000);
