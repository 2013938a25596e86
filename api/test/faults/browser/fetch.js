// Fetches that try to read the response, with a JSON body.
import { attack, reads, send, writes } from './kit.js';

attack(async () => {
  for (const path of reads) await send(path);
  for (const [method, path, body] of writes) {
    await send(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  }
});
