import { createHash } from 'node:crypto';

/*
 * Random secrets of the kinds that are known: by the name in front of them, by their form, and because they are stored.
 */

export type Canary = {
  by: 'name' | 'form' | 'value';
  /** The name in front of it; an ordinary one where the name gives nothing away. */
  name: string;
  secret: string;
  /** Nobody would write a word so. */
  isRandom: boolean;
  /** Characters that mean something in URLs, JSON or HTML are in it. */
  isTricky: boolean;
  /** What must be nowhere: its random parts, of long ones both ends, because a part may be left over. */
  parts: string[];
};

/** Half of the names, and of the ways to write them, were not looked at until the other half was found. */
export type Half = 'seen' | 'aside';

const MIXED = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const HEX = '0123456789abcdef';
const DIGITS = '0123456789';
const CONSONANTS = 'bdfgklmnprstvz';
const MIN_PART = 10;

/** Random characters, the same ones for the same seed. */
const randomCharacters = (seed: string, alphabet: string, length: number): string => {
  const bytes: number[] = [];
  for (let block = 0; bytes.length < length; block += 1)
    bytes.push(...createHash('sha256').update(`${seed}/${block}`).digest());
  return bytes
    .slice(0, length)
    .map((byte) => alphabet[byte % alphabet.length])
    .join('');
};

const asWord = (text: string): string =>
  text.replaceAll(/(.)./g, (_, one: string) => `${one}${'aeiou'[one.charCodeAt(0) % 5]}`);

/** Fixed characters, and random ones of an alphabet. */
type Piece = string | readonly [alphabet: string, length: number];
type Kind = { pieces: readonly Piece[]; isRandom?: false; isTricky?: true };

const PASSWORDS: readonly Kind[] = [
  { pieces: [[MIXED, 12], '7q'] },
  { pieces: [[MIXED, 12], '7q', [MIXED, 12]] },
  { pieces: [[HEX, 32]] },
  { pieces: [[HEX, 8], '-', [HEX, 4], '-4', [HEX, 3], '-9', [HEX, 3], '-', [HEX, 12]] },
  { pieces: [[MIXED, 10], '7q/', [MIXED, 10], '+', [MIXED, 10], '=='] },
  { pieces: [[CONSONANTS, 10], '-', [CONSONANTS, 10], '-', [CONSONANTS, 10]], isRandom: false },
  { pieces: [[DIGITS, 12]], isRandom: false },
  { pieces: [[MIXED, 10], '!2$', [MIXED, 10], '*.~'] },
  { pieces: [[MIXED, 10], '3&', [MIXED, 10], '="', [MIXED, 10], "<'>%\\"], isTricky: true },
  { pieces: [[MIXED, 10], '3; ', [MIXED, 10], '?#/', [MIXED, 10], ',+ü}'], isTricky: true },
];

const FORMS: readonly Kind[] = [
  { pieces: ['sk-proj-', [MIXED, 24], '_', [MIXED, 20]] },
  { pieces: ['sk_live_', [MIXED, 24]] },
  { pieces: ['ghp_', [MIXED, 36]] },
  { pieces: ['github_pat_', [MIXED, 22], '_', [MIXED, 59]] },
  { pieces: ['glpat-', [MIXED, 20]] },
  { pieces: ['xoxb-123456789012-', [MIXED, 24]] },
  { pieces: ['npm_', [MIXED, 36]] },
  { pieces: ['hf_', [MIXED, 34]] },
  { pieces: ['AKIA', [CAPITALS, 16]] },
  { pieces: ['AIzaSy', [MIXED, 33]] },
  { pieces: ['eyJhbGciOiJIUzI1NiJ9.eyJ', [MIXED, 30], '.', [MIXED, 43]] },
  { pieces: ['1234567890:AA', [MIXED, 33]] },
  { pieces: ['whsec_', [MIXED, 32]] },
];

const STORED: readonly Kind[] = [
  { pieces: [[MIXED, 32]] },
  { pieces: [[HEX, 40]] },
  { pieces: [[MIXED, 14], '-', [MIXED, 14]] },
  { pieces: [[MIXED, 12], '.', [MIXED, 12], '~', [MIXED, 12]] },
];

const NAMES: Record<Half, readonly string[]> = {
  seen: 'password api_key access_token clientSecret X-Auth-Token session_id apikey refreshToken secret private_key'.split(
    ' ',
  ),
  aside:
    'passwd secretKey bearer_token X-Api-Key db_password webhookSecret jwt auth credentials signature'.split(
      ' ',
    ),
};

/** So many different ones are stored at most: each text is compared with all of them. */
const MOST_STORED = 40;

/** Longer parts are looked for at both ends. */
const MAX_PART = 12;
const END = 10;

const endsOf = (part: string): string[] =>
  part.length <= MAX_PART ? [part] : [part.slice(0, END), part.slice(-END)];

/** Three in five are known by their name, and one each by its form and because it is stored. */
const KINDS_IN_TURN = ['name', 'form', 'name', 'value', 'name'] as const;
const KINDS = { name: PASSWORDS, form: FORMS, value: STORED };

/** The canary of this number, always the same. */
export const canary = (number: number, half: Half): Canary => {
  const by = KINDS_IN_TURN[number % KINDS_IN_TURN.length] ?? 'name';
  const round = Math.floor(number / KINDS_IN_TURN.length);
  const kinds = KINDS[by];
  const turn = by === 'name' ? number : round;
  const seed = by === 'value' ? (turn + Math.floor(number / 1000)) % MOST_STORED : turn;
  const { pieces, isRandom = true, isTricky = false } = kinds[seed % kinds.length] as Kind;
  const parts: string[] = [];
  const secret = pieces
    .map((piece, at) => {
      if (typeof piece === 'string') return piece;
      const [alphabet, length] = piece;
      const drawn = randomCharacters(`${half}/${by}/${seed}/${at}`, alphabet, length);
      const text = alphabet === CONSONANTS ? asWord(drawn) : drawn;
      if (text.length >= MIN_PART) parts.push(...endsOf(text));
      return text;
    })
    .join('');
  const names = by === 'name' ? NAMES[half] : ['note', 'value', 'q'];
  return { by, name: names[(number + round) % names.length] ?? '', secret, isRandom, isTricky, parts };
};
