import { readFileSync } from 'node:fs';

/**
 * A text that was judged by hand: what of it is a secret. In its file a secret is between ⟦ and ⟧, and a line that has none has
 * nothing to hide.
 */
export type JudgedText = { kind: string; text: string; secrets: string[] };

export const judgedTexts = (file: 'reader-cases.tsv' | 'reader-cases-aside.tsv'): JudgedText[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [kind = '', ...rest] = line.split('\t');
      const marked = rest.join('\t').replaceAll('⏎', '\n');
      const secrets = [...marked.matchAll(/⟦([^⟧]*)⟧/g)].map(([, secret = '']) => secret);
      return { kind, text: marked.replaceAll(/[⟦⟧]/g, ''), secrets };
    });
