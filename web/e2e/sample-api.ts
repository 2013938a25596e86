import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReceivedCall {
  method: string;
  /** With the query. */
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
  /** True if the caller closed the connection before the response was sent. */
  isGone: boolean;
}

const MODELS = {
  object: 'list',
  data: [
    { id: 'gpt-4o-mini', object: 'model', created: 1_721_172_741, owned_by: 'system' },
    { id: 'text-embedding-3-small', object: 'model', created: 1_705_948_997, owned_by: 'system' },
    { id: 'whisper-1', object: 'model', created: 1_677_532_384, owned_by: 'openai-internal' },
  ],
  has_more: false,
};

/** JavaScript changes each of these numbers, and keeps one of the two names. */
export const NUMBERS = '{"id":12345678901234567890,"list":[1.0, 1e400,-0],"twice":1,"twice":2}';

const ERROR_PAGE = `<!doctype html>
<html>
  <head><title>500 Internal Server Error</title></head>
  <body>
    <h1>Internal Server Error</h1>
    <p>The database did not respond in time.</p>
  </body>
</html>
`;

/** JSON of at least this many bytes: a list of small objects. */
const bigList = (bytes: number): string => {
  const item = { name: 'Item', tags: ['a', 'b', 'c'], nested: { price: 1.5, isNew: false } };
  const count = Math.ceil(bytes / (JSON.stringify(item).length + 1));
  return JSON.stringify(Array.from({ length: count }, () => item));
};

/** A list of this many objects inside an object, as most APIs return it. */
const itemList = (count: number) => ({
  items: Array.from({ length: count }, (_, index) => ({
    name: `Item ${index}`,
    labels: { position: index },
  })),
});

/** A picture of one red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

/** A page that tries to load from a host in every way, and to run. */
const hostilePage = (host: string): string => `<!doctype html>
<html>
  <head>
    <base href="${host}/base/">
    <meta http-equiv="refresh" content="0; url=${host}/refresh">
    <link rel="stylesheet" href="${host}/style.css">
    <link rel="preconnect" href="${host}">
    <style>@import url(${host}/import.css); h1 { color: rgb(1, 2, 3); background: url(${host}/style.png) }</style>
    <script src="${host}/script.js"></script>
  </head>
  <body onload="fetch('${host}/onload')" background="${host}/background.png">
    <h1>Quarterly report</h1>
    <script>fetch('${host}/inline')</script>
    <img src="${host}/picture.png" srcset="${host}/picture-2.png 2x" onerror="fetch('${host}/onerror')">
    <iframe src="${host}/frame"></iframe>
    <object data="${host}/object"></object>
    <video src="${host}/video" poster="${host}/poster.png" autoplay></video>
    <svg><image href="${host}/svg.png" /><use href="${host}/use.svg#a" /></svg>
    <p style="background: url(${host}/attribute.png)">Loads nothing.</p>
    <a href="${host}/link" ping="${host}/ping">Details</a>
    <form action="${host}/form"><button>Send</button></form>
  </body>
</html>
`;

/** A drawing that tries to load and to run. */
const hostileDrawing = (host: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" onload="fetch('${host}/svg-onload')">
  <script>fetch('${host}/svg-script')</script>
  <image href="${host}/svg-image.png" width="10" height="10" />
  <circle cx="50" cy="50" r="40" fill="teal" />
</svg>
`;

const sendSlowly = async (
  response: ServerResponse,
  contentType: string,
  parts: readonly string[],
  pauseMs: number,
): Promise<void> => {
  response.writeHead(200, { 'content-type': contentType });
  for (const part of parts) {
    if (response.destroyed) return;
    response.write(part);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  response.end();
};

const WORDS = ['Hello', ' from', ' a', ' model', '.'];

/** What a model writes, in pieces, as OpenAI sends them. */
const EVENTS = [
  ...WORDS.map(
    (content, at) =>
      `id: ${at}\ndata: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`,
  ),
  'event: usage\ndata: {"total_tokens":12345678901234567890}\n\n',
  'data: [DONE]\n\n',
];

const LINES = Array.from({ length: 40 }, (_, at) => `{"line":${at},"price":1.0}\n`);

const PAGES: Record<string, unknown> = {
  '': { data: [{ id: 'item_1' }, { id: 'item_2' }], next_cursor: 'two' },
  two: { data: [{ id: 'item_3', customer_id: 'cus_9' }], next_cursor: '' },
};

const RATE_LIMIT = { 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '41' };

const sendJson = (response: ServerResponse, status: number, value: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...RATE_LIMIT });
  response.end(typeof value === 'string' ? value : JSON.stringify(value));
};

const respond = (call: ReceivedCall, response: ServerResponse): void => {
  const { pathname, searchParams } = new URL(call.path, 'http://sample');
  switch (pathname) {
    case '/never':
      break;
    case '/models':
    case '/v1/models':
      sendJson(response, 200, MODELS);
      break;
    case '/big':
      sendJson(response, 200, bigList(Number(searchParams.get('bytes'))));
      break;
    case '/items':
      sendJson(response, 200, itemList(Number(searchParams.get('count'))));
      break;
    case '/numbers':
      sendJson(response, 200, NUMBERS);
      break;
    case '/list':
      sendJson(response, 200, PAGES[searchParams.get('cursor') ?? '']);
      break;
    case '/list-elsewhere':
      response.setHeader('link', '<http://elsewhere.invalid/list?page=2>; rel="next"');
      sendJson(response, 200, [1]);
      break;
    case '/picture':
      response.writeHead(200, { 'content-type': 'image/png' }).end(PNG);
      break;
    case '/drawing':
      response
        .writeHead(200, { 'content-type': 'image/svg+xml' })
        .end(hostileDrawing(searchParams.get('host') ?? ''));
      break;
    case '/page':
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(hostilePage(searchParams.get('host') ?? ''));
      break;
    case '/events':
      void sendSlowly(response, 'text/event-stream', EVENTS, 40);
      break;
    case '/events-forever':
      void sendSlowly(
        response,
        'text/event-stream',
        Array.from({ length: 200 }, () => EVENTS[0] ?? ''),
        100,
      );
      break;
    case '/lines':
      void sendSlowly(response, 'application/x-ndjson', LINES, 2);
      break;
    // What an error says beside its message is in fields of its own.
    case '/refused':
      sendJson(response, 422, {
        error: {
          code: 'validation_failed',
          message: 'The invoice was not accepted.',
          fields: {
            due_date: ['must not be before the date of the invoice'],
            currency: ['is not one of EUR, CHF'],
          },
          limit: 500,
          request_id: 'req_8f2c',
        },
      });
      break;
    case '/pending':
      sendJson(response, 201, { document: { id: 'doc_17', status: 'generating', download_url: null } });
      break;
    case '/broken':
      response.writeHead(500, { 'content-type': 'text/html' }).end(ERROR_PAGE);
      break;
    default:
      sendJson(response, 200, { method: call.method, path: call.path, body: call.body });
  }
};

const readText = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
};

/**
 * A third-party API on loopback that accepts one bearer token and responds 401 to any other. `/models` returns a list,
 * `/items?count=` a list inside an object, `/big?bytes=` a large list, `/numbers` unusual numbers, `/broken` an error page,
 * `/list` pages, `/list-elsewhere` a page of another host, `/picture`, `/drawing` and `/page` what can be previewed, `/events`, `/lines` and `/events-forever` streams; `/never` does not
 * respond, and every other path returns the request. It does not keep the process alive.
 */
export const startSampleApi = async (secret: string) => {
  const received: ReceivedCall[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const call: ReceivedCall = { method, path: url, headers, body: await readText(request), isGone: false };
    received.push(call);
    response.once('close', () => {
      call.isGone = !response.writableFinished;
    });
    if (headers.authorization === `Bearer ${secret}`) return respond(call, response);
    sendJson(response, 401, { error: { message: 'Incorrect API key provided', code: 'invalid_api_key' } });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Every call that arrived, oldest first. */
    received,
    close: (): Promise<void> =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

export type SampleApi = Awaited<ReturnType<typeof startSampleApi>>;
