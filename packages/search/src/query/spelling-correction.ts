/** The number of edits (a letter added, removed or changed, or two swapped) between two words; more than `max` may be reported as max + 1. */
export const editDistance = (a: string, b: string, max: number): number => {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      next.push(best);
    }
    if (Math.min(...next) > max) return max + 1;
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
};

/** Shorter words are one typo away from too many others. */
const MIN_LENGTH = 4;
const MAX_SLIPS = 2;

/** The letters of a word, one bit each. An edit changes two of them at most. */
const lettersOf = (word: string): number => {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
};

const isFew = (bits: number, most: number): boolean => {
  let left = bits;
  for (let count = 0; count < most && left !== 0; count += 1) left &= left - 1;
  return left === 0;
};

/**
 * A function that turns a mistyped word into the nearest known one; of equally near ones, the one with the same first
 * letter, then the first. `slips` is the number of typos to allow: 0 for a word that is certainly right, at most 2.
 */
export const spellChecker = (known: Iterable<string>) => {
  const words = [...new Set(known)]
    .filter((word) => word.length >= MIN_LENGTH)
    .map((candidate) => ({ candidate, letters: lettersOf(candidate) }));
  return (word: string, slips: number): string => {
    const max = word.length < MIN_LENGTH || /\d/.test(word) ? 0 : Math.min(slips, MAX_SLIPS);
    let best = { word, distance: max + 1 };
    const own = lettersOf(word);
    for (const { candidate, letters } of max > 0 ? words : []) {
      if (!isFew(own ^ letters, 2 * max)) continue;
      // The first letter is rarely wrong.
      const distance = editDistance(word, candidate, max) + (candidate[0] === word[0] ? 0 : 0.5);
      if (distance < best.distance) best = { word: candidate, distance };
    }
    return best.word;
  };
};
