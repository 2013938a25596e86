import { createServer } from 'node:http';
import { parentPort } from 'node:worker_threads';

// A third-party API in its own thread, so that it does not wait for the measuring thread.
const body = JSON.stringify({
  object: 'list',
  data: Array.from({ length: 20 }, (_, id) => ({ id, name: `model-${id}` })),
});
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, { 'content-type': 'application/json' }).end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') parentPort?.postMessage(address.port);
});
