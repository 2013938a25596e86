import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findSecrets, hideSecrets, type TextKind } from '#src/find-secrets.ts';
import { createKeyForms } from '#src/shapes.ts';

/*
 * Texts that were judged by hand before there was one reader: what is between ⟦ and ⟧ is a secret, and a text without these
 * signs has none. Those of reader-cases-aside.tsv were not looked at until then.
 */

const hasForm = createKeyForms(['^lin_api_[0-9A-Za-z]{40}$', '^\\d{8,10}:AA[\\w-]{33}$']);

const hidden = (kind: string, text: string): string => {
  if (kind !== 'header')
    return hideSecrets(text, findSecrets(text, kind as TextKind, { hasForm }), '[secret]');
  const [, name = '', value = ''] = /^([^:]+): (.*)$/s.exec(text) ?? [];
  return `${name}: ${hideSecrets(value, findSecrets(value, 'header', { hasForm, name }), '[secret]')}`;
};

describe.each(['reader-cases.tsv', 'reader-cases-aside.tsv'])('%s', (file) => {
  const lines = readFileSync(new URL(`../test/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);
  const cases = lines.map((line) => {
    const [kind = '', ...rest] = line.split('\t');
    const marked = rest.join('\t').replaceAll('⏎', '\n');
    const secrets = [...marked.matchAll(/⟦([^⟧]*)⟧/g)].map(([, secret = '']) => secret);
    return { kind, text: marked.replaceAll(/[⟦⟧]/g, ''), secrets };
  });
  it.each(cases)('$kind $text', ({ kind, text, secrets }) => {
    const shown = hidden(kind, text);
    if (secrets.length === 0) expect(shown).toBe(text);
    for (const secret of secrets) expect(shown).not.toContain(secret);
  });
});
