// Fetches that need no permission: plain text, and the response is not read.
import { attack, send, writes } from './kit.js';

attack(async () => {
  for (const [method, path, body] of writes) {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', undefined]) {
      const content =
        type === undefined ? new Blob([JSON.stringify(body ?? {})]) : JSON.stringify(body ?? {});
      const headers = type === undefined ? {} : { 'content-type': type };
      const options = {
        method: method === 'DELETE' ? 'POST' : method,
        mode: 'no-cors',
        credentials: 'include',
      };
      await send(path, { ...options, headers, body: content });
    }
  }
});
