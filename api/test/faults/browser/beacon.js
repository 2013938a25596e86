// Beacons: text, a blob declared as JSON, a form.
import { attack, pause, target, writes } from './kit.js';

attack(async () => {
  for (const [, path, body] of writes) {
    const text = JSON.stringify(body ?? {});
    const form = new FormData();
    form.append('apiKey', 'planted-by-a-page');
    navigator.sendBeacon(target + path, text);
    navigator.sendBeacon(target + path, form);
    try {
      navigator.sendBeacon(target + path, new Blob([text], { type: 'application/json' }));
    } catch {}
    await pause(30);
  }
});
