import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

export type Attacker = {
  port: number;
  /** What its pages sent back. */
  loot: string[];
  /** The Cookie headers that browsers sent. */
  cookies: string[];
  close: () => Promise<void>;
};

const scripts = new Map(
  readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(path.join(import.meta.dirname, name), 'utf8')]),
);

const page = (script: string): string =>
  `<!doctype html><meta charset="utf-8"><title>${script}</title><body><script type="module" src="/${script}"></script></body>`;

/** A script in this folder, or the page `<name>.html` that runs it, as any server would send it. */
export const attackFile = (pathname: string): { body: string; contentType: string } | undefined => {
  const name = pathname.slice(1);
  const script = scripts.get(name);
  if (script !== undefined) return { body: script, contentType: 'text/javascript' };
  const run = name.replace(/\.html$/, '.js');
  return scripts.has(run) ? { body: page(run), contentType: 'text/html' } : undefined;
};

/** An attacker's server on loopback: it serves the pages and collects what they send back. */
export const startAttacker = async (): Promise<Attacker> => {
  const loot: string[] = [];
  const cookies: string[] = [];
  const server = createServer(async (request, response) => {
    if (request.headers.cookie) cookies.push(request.headers.cookie);
    const { pathname } = new URL(request.url ?? '/', 'http://attacker');
    if (pathname === '/loot') {
      let text = '';
      for await (const chunk of request) text += chunk;
      loot.push(text);
      response.writeHead(204).end();
      return;
    }
    const file = attackFile(pathname);
    // A page without an origin can load scripts only if they allow every origin.
    const headers = { 'content-type': file?.contentType ?? 'text/plain', 'access-control-allow-origin': '*' };
    response.writeHead(file ? 200 : 404, headers).end(file?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    loot,
    cookies,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
