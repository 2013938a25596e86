/** Below this estimate, in bits, a token could be guessed with a list of habits. */
const MIN_BITS = 60;
/** Shuffles of a few characters look random to the other rules, but nobody makes a token from so few. */
const MIN_DISTINCT = 7;
/** The shortest copy, word or run that counts as one choice: shorter ones also occur in random tokens. */
const MIN_PATTERN = 4;
/** A step other than 0 and ±1 (`acegi…`) needs one character more, because it is more often a coincidence. */
const MIN_WIDE_RUN = 5;
const LONGEST_PERIOD = 8;

/** Rows and columns of a keyboard, of which a part counts too. */
const ROWS = [
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn',
];
/** Words that people and examples put into tokens. */
const WORDS = `
  change changeme replace password passwort passw0rd secret token access admin administrator gatehouse default example
  placeholder letmein welcome test testing insert your here this that with goes must should please dummy sample login root
  user true null characters character long random value string insecure development production localhost master server
  undefined deadbeef cafebabe foobar hunter monkey dragon correct horse battery staple quick brown jumps over lazy very super`
  .trim()
  .split(/\s+/)
  .sort((a, b) => b.length - a.length);

/** How many characters from `at` continue with the same distance from one to the next: `aaaa`, `abcd`, `9876`. */
const runLength = (text: string, at: number): number => {
  const step = text.charCodeAt(at + 1) - text.charCodeAt(at);
  let end = at + 1;
  while (end < text.length && text.charCodeAt(end) - text.charCodeAt(end - 1) === step) end += 1;
  const length = end - at;
  return length >= (Math.abs(step) <= 1 ? MIN_PATTERN : MIN_WIDE_RUN) ? length : 0;
};

/** How many characters from `at` are a copy of what stands before. */
const copyLength = (text: string, at: number): number => {
  let longest = 0;
  for (let from = 0; from < at; from += 1) {
    let length = 0;
    while (at + length < text.length && text[from + length] === text[at + length]) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
};

const wordLength = (text: string, at: number): number => {
  const word = WORDS.find((one) => text.startsWith(one, at))?.length ?? 0;
  let row = 0;
  for (const keys of ROWS) {
    for (const line of [keys, [...keys].reverse().join('')]) {
      let length = MIN_PATTERN;
      while (at + length <= text.length && line.includes(text.slice(at, at + length))) length += 1;
      row = Math.max(row, length - 1);
    }
  }
  return Math.max(word, row);
};

/** A separator between words is chosen once. */
const isKnownSeparator = (text: string, at: number): boolean =>
  /[^a-z0-9]/.test(text.charAt(at)) && text.indexOf(text.charAt(at)) < at;

/** How many choices it takes to write the text down: a copy, a word or a run is one, whatever its length. */
const countChoices = (text: string): number => {
  let choices = 0;
  for (let at = 0; at < text.length; ) {
    const known = Math.max(runLength(text, at), copyLength(text, at), wordLength(text, at));
    if (known >= MIN_PATTERN || !isKnownSeparator(text, at)) choices += 1;
    at += known >= MIN_PATTERN ? known : 1;
  }
  return choices;
};

/** The choices of a sequence that nearly repeats itself every few places: `ab1ab2ab3…`. */
const countPeriodic = <T>(sequence: readonly T[]): number => {
  const counts = Array.from({ length: LONGEST_PERIOD }, (_, index) => {
    const period = index + 1;
    return period + sequence.slice(period).filter((one, at) => one !== sequence[at]).length;
  });
  return Math.min(...counts);
};

/** The steps from each character to the next, which repeat in `aabbccdd…` and `a1b2c3d4…`. */
const stepsOf = (text: string): number[] =>
  Array.from({ length: text.length - 1 }, (_, at) => text.charCodeAt(at + 1) - text.charCodeAt(at));

/**
 * Whether a token follows a pattern that a person would choose. The estimate is the number of choices times the bits of
 * one choice among the characters that occur. 32 random hexadecimal digits, the weakest token that has to pass, have
 * about 120 bits by it; for fewer than 60, half of their digits would have to follow a pattern by chance, or fewer than
 * 7 of 16 digits occur: for both together less than one token in a billion.
 */
export const isGuessable = (token: string): boolean => {
  const text = token.toLowerCase();
  const distinct = new Set(text).size;
  const choices = Math.min(countChoices(text), countPeriodic([...text]), 1 + countPeriodic(stepsOf(text)));
  return distinct < MIN_DISTINCT || choices * Math.log2(distinct) < MIN_BITS;
};
