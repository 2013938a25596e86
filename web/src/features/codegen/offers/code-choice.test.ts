import { describe, expect, it } from 'vitest';
import { frameworkOf, readChoice } from '#src/features/codegen/offers/code-choice.ts';

describe('the remembered choice', () => {
  it('is JavaScript with fetch at first', () => {
    expect(readChoice(undefined)).toEqual({ language: 'javascript', frameworks: {} });
    expect(frameworkOf(readChoice(undefined))).toBe('fetch');
  });

  it('keeps a framework for each language', () => {
    const stored = JSON.stringify({ language: 'ruby', frameworks: { ruby: 'faraday', python: 'httpx' } });
    expect(readChoice(stored)).toEqual({
      language: 'ruby',
      frameworks: { ruby: 'faraday', python: 'httpx' },
    });
    expect(frameworkOf(readChoice(stored))).toBe('faraday');
  });

  it.each(['', '{', '[]', '{"language":"cobol","frameworks":{"go":"axios","python":1}}'])(
    'falls back to what is offered if %j is stored',
    (stored) => {
      expect(readChoice(stored)).toEqual({ language: 'javascript', frameworks: {} });
    },
  );

  it('keeps that a framework was cleared', () => {
    const stored = JSON.stringify({ language: 'ruby', frameworks: { ruby: null, go: null } });
    expect(readChoice(stored)).toEqual({ language: 'ruby', frameworks: { ruby: null } });
    expect(frameworkOf(readChoice(stored))).toBeNull();
  });

  it('has no framework for a language without one', () => {
    expect(frameworkOf({ language: 'go', frameworks: {} })).toBeNull();
  });
});
