import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

const ISSUES = [
  {
    number: 41,
    title: 'The build fails on Windows',
    html_url: 'https://github.example/41',
    body: 'Since 3.2.',
  },
  { number: 40, title: 'Document the cache', html_url: 'https://github.example/40', body: null },
];

const SUMMARY = 'Two issues: a build that fails on Windows, and missing documentation.';

const sendJson = (response: ServerResponse, status: number, value: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
};

const RESPONSES: [RegExp, unknown][] = [
  [/^\/repos\/[^/]+\/[^/]+\/issues\b/, ISSUES],
  [
    /^\/v1\/chat\/completions$/,
    { model: 'gpt-4o-mini', choices: [{ index: 0, message: { role: 'assistant', content: SUMMARY } }] },
  ],
  [/^\/v1\/moderations$/, { results: [{ flagged: false, categories: {} }] }],
  [/^\/chat\.postMessage$/, { ok: true, channel: 'C0123456789', ts: '1795348800.000100' }],
];

/**
 * Stands in for GitHub, OpenAI and Slack, as far as compositions call them, and for a developer's own server that receives
 * webhooks at `/webhooks/…`. What `fail` matches responds 503, what `hold` matches never responds. It does not keep the process
 * alive.
 */
export const startMarketplaceApis = async () => {
  const received: Received[] = [];
  const behavior: { fail?: RegExp | undefined; hold?: RegExp | undefined } = {};
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    received.push({ method, path: url, headers, body });
    if (behavior.hold?.test(url)) return;
    if (behavior.fail?.test(url)) return sendJson(response, 503, { error: { message: 'Overloaded' } });
    if (url.startsWith('/webhooks/')) return sendJson(response, 200, { received: true });
    const [, value] = RESPONSES.find(([path]) => path.test(url)) ?? [];
    sendJson(response, value === undefined ? 404 : 200, value ?? { message: 'Not Found' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Every call that arrived, oldest first. */
    received,
    behavior,
    close: (): Promise<void> =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

export type MarketplaceApis = Awaited<ReturnType<typeof startMarketplaceApis>>;
