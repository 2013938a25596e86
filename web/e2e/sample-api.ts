import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReceivedCall {
  method: string;
  /** With its query. */
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
  /** True once the caller went away before it was answered. */
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

const ERROR_PAGE = `<!doctype html>
<html>
  <head><title>500 Internal Server Error</title></head>
  <body>
    <h1>Internal Server Error</h1>
    <p>The database did not answer in time.</p>
  </body>
</html>
`;

/** JSON of at least so many bytes: a list of small objects. */
const bigList = (bytes: number): string => {
  const item = { name: 'Item', tags: ['a', 'b', 'c'], nested: { price: 1.5, isNew: false } };
  const count = Math.ceil(bytes / (JSON.stringify(item).length + 1));
  return JSON.stringify(Array.from({ length: count }, () => item));
};

/** So many objects in a list in an object, as most APIs answer. */
const itemList = (count: number) => ({
  items: Array.from({ length: count }, (_, index) => ({
    name: `Item ${index}`,
    labels: { position: index },
  })),
});

const RATE_LIMIT = { 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '41' };

const sendJson = (response: ServerResponse, status: number, value: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...RATE_LIMIT });
  response.end(typeof value === 'string' ? value : JSON.stringify(value));
};

const answer = (call: ReceivedCall, response: ServerResponse): void => {
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
 * A third-party API on loopback that takes one bearer token and answers 401 to any other. `/models` is a list,
 * `/items?count=` one in an object, `/big?bytes=` a long one, `/broken` an error page, `/never` leaves the caller waiting; the rest answers what it was
 * asked. It keeps no process alive.
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
    if (headers.authorization === `Bearer ${secret}`) return answer(call, response);
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
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

export type SampleApi = Awaited<ReturnType<typeof startSampleApi>>;
