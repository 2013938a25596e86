import { readFileSync } from 'node:fs';
import type { Half } from '#test/canaries.ts';

const FILES: Record<Half, string> = { seen: 'harmless.tsv', aside: 'harmless-aside.tsv' };

/** Names and values that APIs have and that are no secrets, judged before they were read. */
export const harmlessFields = (half: Half): { name: string; value: string }[] =>
  readFileSync(new URL(FILES[half], import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [name = '', value = ''] = line.split('\t');
      return { name, value };
    });
