import { describe, expect, it } from 'vitest';
import { findSecrets, hideSecrets, type TextKind } from '#src/find-secrets.ts';
import { createKeyForms } from '#src/shapes.ts';
import { judgedTexts } from '#test/judged-texts.ts';

/*
 * Texts that were judged before there was one reader. Those of reader-cases-aside.tsv were not looked at until then.
 */

const hasForm = createKeyForms(['^lin_api_[0-9A-Za-z]{40}$', '^\\d{8,10}:AA[\\w-]{33}$']);

const hidden = (kind: string, text: string): string => {
  if (kind !== 'header')
    return hideSecrets(text, findSecrets(text, kind as TextKind, { hasForm }), '[secret]');
  const [, name = '', value = ''] = /^([^:]+): (.*)$/s.exec(text) ?? [];
  return `${name}: ${hideSecrets(value, findSecrets(value, 'header', { hasForm, name }), '[secret]')}`;
};

describe.each(['reader-cases.tsv', 'reader-cases-aside.tsv'] as const)('%s', (file) => {
  it.each(judgedTexts(file))('$kind $text', ({ kind, text, secrets }) => {
    const shown = hidden(kind, text);
    if (secrets.length === 0) expect(shown).toBe(text);
    for (const secret of secrets) expect(shown).not.toContain(secret);
  });
});
