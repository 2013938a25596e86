import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { HeaderLines } from '@gatehouse/contract/common.ts';
import { changeBodyFiles } from '@gatehouse/request/body/body-files.ts';
import type { PastedRequest } from '@gatehouse/request/pasted/pasted-request.ts';
import { addParams } from '@gatehouse/request/query-params.ts';

/** A request as it arrived, with its target as it was sent. */
export type Sent = { method: string; target: string; headers: [name: string, value: string][]; body: Buffer };

/** The name that commands call; what they reach is the recorder. */
const HOST = 'h.test';

/** Files that commands name. */
const FILES: Record<string, string | Buffer> = {
  'body.json': '{\n  "from": "a file"\n}\n',
  'note.txt': 'first line\nsecond & last\n',
  'page.html': '<p>page</p>\n',
  'data.xml': '<a/>',
  noext: 'no extension',
  'photo.png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 13, 10]),
  'sub/deep.txt': 'deep',
};

export type Recorder = {
  received: Sent[];
  /** The command, for the recorder in place of the host. */
  aimed: (command: string) => string;
  folder: string;
  close: () => Promise<void>;
};

const headerLines = (raw: readonly string[]): [string, string][] =>
  Array.from({ length: raw.length / 2 }, (_one, at) => [
    (raw[2 * at] ?? '').toLowerCase(),
    Buffer.from(raw[2 * at + 1] ?? '', 'latin1').toString('utf8'),
  ]);

export const startRecorder = async (): Promise<Recorder> => {
  const received: Sent[] = [];
  const server = createServer({ insecureHTTPParser: true }, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', rawHeaders } = request;
    received.push({ method, target: url, headers: headerLines(rawHeaders), body: Buffer.concat(chunks) });
    response.end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const folder = await mkdtemp(path.join(tmpdir(), 'gatehouse-pasted-'));
  await mkdir(path.join(folder, 'files/sub'), { recursive: true });
  for (const [name, content] of Object.entries(FILES))
    await writeFile(path.join(folder, 'files', name), content);
  return {
    received,
    aimed: (command) => command.replaceAll(HOST, host),
    folder,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
};

/** Runs a text in bash, where each finds the files new. True if it came to an end. */
const runInBash = (script: string, cwd: string): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn('bash', [], {
      cwd,
      env: { PATH: process.env.PATH, HOME: cwd, LC_ALL: 'C.UTF-8' },
      stdio: ['pipe', 'ignore', 'ignore'],
      timeout: 20_000,
    });
    child.stdin.end(script);
    child.on('close', (code) => resolve(code !== null));
  });

/** What real curl sends first, run as its user would; undefined if it sends nothing. */
export const sentByCurl = async (recorder: Recorder, command: string): Promise<Sent | undefined> => {
  const { received, folder } = recorder;
  received.length = 0;
  const own = path.join(folder, 'own');
  await cp(path.join(folder, 'files'), own, { recursive: true });
  // A program of its own reads no script that is typed: what it would read from a terminal is nothing.
  await writeFile(path.join(folder, 'command.sh'), recorder.aimed(command));
  const isOver = await runInBash(`bash '${path.join(folder, 'command.sh')}' < /dev/null`, own);
  await rm(own, { recursive: true });
  if (!isOver) throw new Error(`did not end: ${command}`);
  return received[0];
};

const linesOf = (headers: PastedRequest['headers']): HeaderLines => {
  const lines = new Map<string, [name: string, values: string[]]>();
  for (const [name, value] of headers) {
    const before = lines.get(name.toLowerCase())?.[1] ?? [];
    lines.set(name.toLowerCase(), [name, [...before, value]]);
  }
  return Object.fromEntries(lines.values());
};

/** The call that a pasted request becomes if its key is used and its files are chosen. */
export const callOf = async (request: PastedRequest, { folder }: Recorder): Promise<object> => {
  const { credential = { headers: [], params: [] } } = request;
  const files = new Map<string, string>();
  for (const name of Object.keys(FILES))
    files.set(path.basename(name), await readFile(path.join(folder, 'files', name), 'base64'));
  return {
    apiKeyId: null,
    method: request.method,
    endpoint: addParams({ endpoint: request.endpoint, off: [] }, credential.params).endpoint,
    headers: linesOf([...request.headers, ...credential.headers]),
    body:
      request.body &&
      changeBodyFiles(request.body, (file) => ({
        ...file,
        base64: file.base64 ?? files.get(file.fileName ?? '') ?? files.get('note.txt'),
      })),
  };
};

export const readCommands = async (name: string): Promise<string[]> => {
  const folder = path.join(import.meta.dirname, 'pasted-commands');
  const lines = await readFile(path.join(folder, `${name}-lines.txt`), 'utf8');
  const scripts = await readFile(path.join(folder, `${name}-scripts.txt`), 'utf8');
  return [...lines.trimEnd().split('\n'), ...scripts.trimEnd().split('\n%%\n')];
};
