import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
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

/** How long a body may take on this machine. */
const BODY_MS = 2000;

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
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    // A request may announce a body that does not come.
    await Promise.race([once(request, 'end').catch(() => undefined), setTimeout(BODY_MS)]);
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

/** Runs a script in bash. True if it came to an end. */
const runInBash = (script: string, cwd: string): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn('bash', [script], {
      cwd,
      env: { PATH: process.env.PATH, HOME: cwd, LC_ALL: 'C.UTF-8' },
      stdio: 'ignore',
      timeout: 60_000,
    });
    child.on('close', (code) => resolve(code !== null));
  });

/** What a command wrote there would change what the next one does. */
const removeWritten = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder))
    if (!(name in FILES) && name !== 'sub') await rm(path.join(folder, name), { recursive: true });
};

/** What real curl sends first, run as its user would; undefined if it sends nothing. */
export const sentByCurl = async (recorder: Recorder, command: string): Promise<Sent | undefined> => {
  const { received, folder } = recorder;
  received.length = 0;
  const script = path.join(folder, 'command.sh');
  const files = path.join(folder, 'files');
  // What runs beside it is waited for.
  await writeFile(script, `${recorder.aimed(command)}\nwait\n`);
  if (!(await runInBash(script, files))) throw new Error(`did not end: ${command}`);
  await removeWritten(files);
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

/** The commands that are compared, those of one line and the longer ones. */
export const readCommands = async (): Promise<string[]> => {
  const folder = path.join(import.meta.dirname, 'pasted-commands');
  const names = await readdir(folder);
  const texts = await Promise.all(
    names.map(async (name) => {
      const text = (await readFile(path.join(folder, name), 'utf8')).trimEnd();
      return text.split(name === 'lines.txt' ? '\n' : '\n%%\n');
    }),
  );
  return texts.flat();
};
