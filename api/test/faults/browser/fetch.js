// Fetches that want to read the answer, with a JSON body.
import { ask, attack, reads, writes } from './kit.js';

attack(async () => {
  for (const path of reads) await ask(path);
  for (const [method, path, body] of writes) {
    await ask(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  }
});
