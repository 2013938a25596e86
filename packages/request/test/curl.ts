import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const ENSURE = path.resolve(import.meta.dirname, '../../../scripts/ensure-test-tool.mjs');

/** May take as long as an installation. */
export const CURL_LIMIT_MS = 10 * 60_000;

/** Makes sure that curl is installed. Throws with the reason if it is not: then no command was run. */
export const requireCurl = (): void => {
  const { status, stderr } = spawnSync(process.execPath, [ENSURE, 'curl'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`not run: ${stderr.trim()}`);
};

export type Received = {
  method: string;
  path: string;
  query: [name: string, value: string][];
  /** Names in lower case, values as UTF-8; one entry per header line. */
  headers: [name: string, value: string][];
  body: string;
};

export type Echo = { url: string; received: Received[]; close: () => Promise<void> };

const asUtf8 = (text: string): string => Buffer.from(text, 'latin1').toString('utf8');

const headerLines = (raw: readonly string[]): [string, string][] =>
  Array.from({ length: raw.length / 2 }, (_unused, at) => [
    (raw[2 * at] ?? '').toLowerCase(),
    asUtf8(raw[2 * at + 1] ?? ''),
  ]);

/** An API on loopback that records what arrives. */
export const startEcho = async (): Promise<Echo> => {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://echo');
    received.push({
      method: request.method ?? '',
      path: pathname,
      query: [...searchParams],
      headers: headerLines(request.rawHeaders),
      body: Buffer.concat(chunks).toString('utf8'),
    });
    response.end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

/** Runs a command as if the user pasted it into a shell in `folder`. */
export const runInShell = (
  command: string,
  { folder, env }: { folder: string; env: Record<string, string> },
): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve) => {
    const child = spawn('/bin/sh', {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder, ...env },
    });
    // Not as an argument: a command may be longer than one may be.
    child.stdin.end(`${command}\n`);
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString('utf8') }));
  });
