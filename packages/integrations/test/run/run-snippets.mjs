import { readFile, writeFile } from 'node:fs/promises';
import net from 'node:net';

/*
 * Runs snippets as a developer would: `node run-snippets.mjs jobs.json results.json`. Only two things differ: a server
 * listens on a free port of loopback, and fetch sends what is for a provider to the stand-in, with the URL in its path.
 */

const { standIn, jobs } = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8'));
const realFetch = globalThis.fetch;
let step = '';

globalThis.fetch = (input, init) => {
  const { protocol, host, pathname, search } = new URL(input);
  return realFetch(`${standIn}/${step}/${protocol.slice(0, -1)}/${host}${pathname}${search}`, init);
};

/** @type {net.Server[]} */
const servers = [];
const { listen } = net.Server.prototype;
net.Server.prototype.listen = function (...args) {
  servers.push(this);
  const done = args.findLast((arg) => typeof arg === 'function');
  return listen.call(this, 0, '127.0.0.1', done);
};

const toJson = (value) => {
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('base64') };
  return value;
};

const collect = async (value) => {
  if (value?.[Symbol.asyncIterator] === undefined) return toJson(value);
  const parts = [];
  for await (const part of value) parts.push(part);
  return parts;
};

const responded = async (response) => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  body: await response.text(),
});

const send = async (module, { method, path, headers, body }, port) => {
  const init = { method, headers, body, redirect: 'manual' };
  if (port !== undefined) return responded(await realFetch(`http://127.0.0.1:${port}${path}`, init));
  return responded(await module[method](new Request(`https://example.com${path}`, init)));
};

const runStep = async (module, one, port) => {
  step = one.key;
  try {
    if (one.request !== undefined) return await send(module, one.request, port);
    return { value: await collect(await module[one.call](one.input)) };
  } catch (error) {
    return { error: `${error instanceof Error ? error.message : error}` };
  }
};

/** The port at which a snippet listens; undefined if it starts no server. */
const portOf = async () => {
  const [server] = servers.splice(0);
  if (server === undefined) return undefined;
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  return server.address().port;
};

const results = {};
for (const { file, env, steps } of jobs) {
  Object.assign(process.env, env);
  try {
    const module = await import(file);
    const port = await portOf();
    for (const one of steps) results[one.key] = await runStep(module, one, port);
  } catch (error) {
    for (const one of steps) results[one.key] = { error: `not loaded: ${error?.stack}` };
  }
}
await writeFile(process.argv[3] ?? '', JSON.stringify(results));
process.exit(0);
