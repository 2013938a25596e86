import { describe, expect, it } from 'vitest';
import { reasoningBlocks, wholeAndParts } from '#src/features/discover/reasoning-blocks.ts';

describe('the reasoning, made readable', () => {
  it('makes each line a paragraph and leaves empty ones out', () => {
    expect(reasoningBlocks('First.\r\n\r\n  Second.  \n')).toEqual([
      { kind: 'paragraph', text: 'First.' },
      { kind: 'paragraph', text: 'Second.' },
    ]);
  });

  it.each(['-', '*', '•', '1.', '12)'])('takes lines that begin with %s as one list', (bullet) => {
    expect(reasoningBlocks(`Why:\n${bullet} cheap\n${bullet} fast\nSo.`)).toEqual([
      { kind: 'paragraph', text: 'Why:' },
      { kind: 'list', items: ['cheap', 'fast'] },
      { kind: 'paragraph', text: 'So.' },
    ]);
  });

  it('takes no number, dash or star within a text for a bullet', () => {
    const text = '3.5 million calls - free of charge';
    expect(reasoningBlocks(text)).toEqual([{ kind: 'paragraph', text }]);
  });

  it('is empty for an empty text', () => {
    expect(reasoningBlocks(' \n ')).toEqual([]);
  });
});

it('what is said of the whole stands before what is said of each API, with the lists that belong to them', () => {
  const text = 'By hand.\nAcme: good\n- cheap\nBest: better\nNothing here meets: maps.\n- at all';
  const { whole, parts } = wholeAndParts(reasoningBlocks(text), ['Acme', 'Best']);
  expect(whole).toEqual([
    { kind: 'paragraph', text: 'By hand.' },
    { kind: 'paragraph', text: 'Nothing here meets: maps.' },
    { kind: 'list', items: ['at all'] },
  ]);
  expect(parts).toEqual([
    { kind: 'paragraph', text: 'Acme: good' },
    { kind: 'list', items: ['cheap'] },
    { kind: 'paragraph', text: 'Best: better' },
  ]);
});
