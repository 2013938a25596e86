// The same with the cookies of the target.
import { ask, attack, reads, writes } from './kit.js';

attack(async () => {
  for (const path of reads) await ask(path, { credentials: 'include' });
  for (const [method, path, body] of writes) {
    const headers = { 'content-type': 'application/json' };
    await ask(path, { method, headers, credentials: 'include', body: JSON.stringify(body) });
  }
});
