import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CallBody } from '@gatehouse/contract/body.ts';
import { shownCredential } from '@gatehouse/request/credential.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateCode } from '#src/generate-code.ts';
import { TARGETS } from '#src/targets.ts';
import { type Echo, startEcho } from '#test/echo.ts';
import { inFolder } from '#test/run-target.ts';
import { INSTALL_LIMIT_MS } from '#test/tool-command.ts';
import { commandFor, executionOf } from '#test/tools.ts';

const FILE = Buffer.from(Array.from({ length: 300 }, (_one, at) => at % 256));
const HOSTILE = `'; $(touch run) "x" \\ #{x} \${x} ü\r\n`;
const PARTS: CallBody = {
  kind: 'multipart',
  parts: [
    { name: 'a', value: HOSTILE },
    { name: 'a', value: '2', contentType: 'text/x' },
    { name: 'password', value: 'typed-secret-0123456789' },
    { name: 'f', fileName: `it's "a".bin`, contentType: 'image/png', base64: '' },
  ],
};
const BINARY: CallBody = { kind: 'binary', fileName: 'b.bin', contentType: 'image/png' };

let echo: Echo;
beforeAll(async () => {
  echo = await startEcho();
});
afterAll(() => echo.close());

const api = () =>
  shownCredential({
    slug: 'acme',
    baseUrl: echo.url,
    defaultHeaders: {},
    keyPlacement: { type: 'bearer' },
    hosts: [],
  });

const codeOf = (
  language: 'curl',
  framework: string | null,
  fields: object,
): ReturnType<typeof generateCode> =>
  generateCode({
    language,
    framework: framework as never,
    request: { method: 'POST', endpoint: '/x', ...fields },
    api: api(),
    key: undefined,
    variable: 'ACME_API_KEY',
  });

const WITH_FILES = TARGETS.filter((target) => executionOf(target).run !== undefined);

/** The bytes that arrive when a program runs beside its files. */
const received = async (target: (typeof TARGETS)[number], command: string, body: CallBody) => {
  const { language, framework } = target;
  const { code = '', problem } = codeOf(language as 'curl', framework, { body });
  expect(problem).toBeUndefined();
  expect(code).not.toContain('typed-secret');
  echo.received.length = 0;
  await inFolder(async (folder) => {
    for (const name of [`it's "a".bin`, 'b.bin']) await writeFile(path.join(folder, name), FILE);
    const env = { ACME_PASSWORD: 'typed-secret-0123456789' };
    const said = await executionOf(target).run?.(command)([{ id: 'Case0', code }], { folder, env });
    expect(echo.received, `${said}\n${code}`).toHaveLength(1);
  });
  return echo.received[0] as Echo['received'][number];
};

describe.each(WITH_FILES)('$name', (target) => {
  const execution = executionOf(target);
  const command = commandFor(execution);
  const reason = `not run: ${execution.tool} is not installed`;
  it('sends a file from its folder', { timeout: INSTALL_LIMIT_MS }, async ({ skip }) => {
    expect((await received(target, command ?? skip(reason), BINARY)).body.equals(FILE)).toBe(true);
  });

  it('sends parts, with a typed secret from its variable', { timeout: INSTALL_LIMIT_MS }, async ({
    skip,
  }) => {
    const { body, headers } = await received(target, command ?? skip(reason), PARTS);
    const type = new Map(headers).get('content-type') ?? '';
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    expect(form.getAll('a')).toEqual([HOSTILE, '2']);
    expect(form.get('password')).toBe('typed-secret-0123456789');
    const file = form.get('f') as File;
    expect([file.name, file.type]).toEqual([`it's "a".bin`, 'image/png']);
    expect(Buffer.from(await file.arrayBuffer()).equals(FILE)).toBe(true);
  });
});

it.each(TARGETS)('$name sends lines of one header, or joins them and says so', (target) => {
  const { language, framework, keepsLines } = target;
  const headers = { 'X-A': ['1', '2'], 'x-token': ['typed-secret-0123456789', 'x'] };
  const result = codeOf(language as 'curl', framework, { headers });
  if (result.problem !== undefined) expect.fail(result.problem);
  const { code, description } = result;
  expect(code).not.toContain('typed-secret');
  expect(description.includes('joined by commas')).toBe(keepsLines !== true);
  expect(code.includes('1, 2')).toBe(keepsLines !== true);
});
