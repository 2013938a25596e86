import { describe, expect, it } from 'vitest';
import { editDistance, spellChecker } from '#src/query/spelling-correction.ts';

describe('editDistance', () => {
  it.each([
    ['twilio', 'twilio', 0],
    ['twillio', 'twilio', 1],
    ['wether', 'weather', 1],
    ['emial', 'email', 1],
    ['monsters', 'posters', 2],
    ['', 'ab', 2],
  ])('counts %s and %s as %i apart', (a, b, distance) => {
    expect(editDistance(a, b, 3)).toBe(distance);
    expect(editDistance(b, a, 3)).toBe(distance);
  });

  it('gives up past the limit', () => {
    expect(editDistance('kitten', 'sitting', 3)).toBe(3);
    expect(editDistance('kitten', 'sitting', 2)).toBe(3);
  });
});

describe('spellChecker', () => {
  const correct = spellChecker(['payments', 'weather', 'email', 'box']);

  it('finds the intended word within the allowed typos', () => {
    expect(correct('paymnets', 1)).toBe('payments');
    expect(correct('pyamnets', 2)).toBe('payments');
    expect(correct('pyamnets', 1)).toBe('pyamnets');
  });

  it('leaves short words, words with digits and certain words alone', () => {
    expect(correct('bo', 2)).toBe('bo');
    expect(correct('emai1', 2)).toBe('emai1');
    expect(correct('emial', 0)).toBe('emial');
  });

  it('does not turn a word into a short one', () => {
    expect(correct('boxx', 1)).toBe('boxx');
  });
});
