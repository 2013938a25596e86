import { isMask } from '#src/masks.ts';
import { isSecretName } from '#src/names.ts';
import { schemeOf } from '#src/schemes.ts';
import { isRandom, wordsOfName } from '#src/words.ts';

/*
 * Whether a text stands for a value that is filled in elsewhere. What is taken for a placeholder is shown and stored as it
 * is, so a password that only begins like one (`$ecret`, `myDogsName7`) is none.
 */

/** A longer text is a value. It also bounds the work on a text that somebody else wrote. */
const MAX_LENGTH = 200;

/** `{{token}}`, `${TOKEN}`, `$(pass show x)`, `` `pass show x` ``: nothing else is written so. */
const VARIABLES = /\{\{[^{}]*\}\}|\$\{[^{}]*\}|\$\([^()]*\)|`[^`]*`/g;
/** `<your token>`, `{token}`, `[token]`, `%TOKEN%`. With quotes it is JSON. */
const IN_BRACKETS = /<([^<>]*)>|\{([^{}"]*)\}|\[([^[\]]*)\]|%(\w+)%/g;
/** `$TOKEN`, `$env:TOKEN`, `$token`. */
const SHELL_VARIABLE = /^\$(env:)?([a-z_]\w*)$/i;
/** `xxx`, `...`, `***`, also after the prefix of a key: `sk-xxx`. */
const DUMMY = /^(?:[a-z]{2,6}[-_]){0,3}(?:x{3,}|\.{3}|…|\*{3,})$/i;
/** What comes before a value: the word of a scheme, the name of a cookie or a parameter. */
const BEFORE = /^(?:[a-z][\w-]* +)?(?:[\w-]+=)?/i;

/** How a text begins that asks to be replaced. */
const STARTS = ['your', 'my', 'insert', 'enter', 'replace', 'put', 'paste', 'add', 'todo', 'change'];
/** What it ends with, apart from words of secrets. */
const ENDS = new Set(['here', 'it', 'me', 'id', 'value']);

const isEnd = (word: string): boolean => ENDS.has(word) || isSecretName(word);

/** `YOUR_API_KEY`, `insertKeyHere`, `mykey`, `changeme`. */
const asksForValue = (text: string): boolean => {
  if (/\d/.test(text)) return false;
  const [first = '', ...rest] = wordsOfName(text);
  const start = STARTS.find((one) => first.startsWith(one));
  if (start === undefined) return false;
  const words = first === start ? rest : [first.slice(start.length), ...rest];
  return start === 'todo' ? words.length === 0 || isEnd(words.at(-1) ?? '') : isEnd(words.at(-1) ?? '');
};

const isShellVariable = (text: string): boolean => {
  const [, env, name] = SHELL_VARIABLE.exec(text) ?? [];
  if (name === undefined) return false;
  return env !== undefined || /^[A-Z][A-Z0-9_]*$/.test(name) || isKnownName(name);
};

/** A name of a secret that no other word is a part of: `api_key`, but not `ecretpassword`. */
const isKnownName = (name: string): boolean =>
  isSecretName(name) &&
  wordsOfName(name).every((word) => isSecretName(word) || /^(?:api|access|my|client)$/.test(word));

/** Whether the text consists of brackets with words in them: `{user}:{password}`. */
const isInBrackets = (text: string): boolean => {
  let isPlain = true;
  const rest = text.replace(IN_BRACKETS, (_, ...inside: (string | undefined)[]) => {
    isPlain &&= !inside.slice(0, 4).some((one) => one !== undefined && isRandom(one));
    return '';
  });
  return rest !== text && isPlain && /^[\s:._/"-]*$/.test(rest);
};

/** Whether little is left of the text without its variables: `{{user}}:{{password}}`, `sk-${KEY}`. */
const isVariable = (text: string): boolean => {
  const rest = text.replace(VARIABLES, '');
  return rest !== text && rest.length < 10 && !/\d/.test(rest);
};

/**
 * Whether a value stands for another: `{{token}}`, `<your token>`, `$TOKEN`, `YOUR_API_KEY`, `sk-...`, a mask, or nothing at
 * all. A scheme or a name may be in front of it.
 */
export const isPlaceholder = (value: string): boolean => {
  const text = value.trim();
  if (text === '' || isMask(text)) return true;
  if (text.length > MAX_LENGTH) return false;
  const bare = text.slice(schemeOf(text).length);
  // What ends in the padding of base64 is no name without a value.
  const inner = /=$/.test(text) && isRandom(text) ? text : text.slice(BEFORE.exec(text)?.[0].length ?? 0);
  return (
    [bare, inner].some(
      (one) => one === '' || isVariable(one) || isInBrackets(one) || isShellVariable(one) || DUMMY.test(one),
    ) || asksForValue(bare)
  );
};

/** What documents write where a password goes. */
const EXAMPLE_PASSWORD = /^(?:pass(?:word|wd|phrase)?|pwd|secret|token|key|admin|root|user(?:name)?)$/i;

/** Whether a password of a URL is only an example: `postgres://user:password@…`. */
export const isExamplePassword = (password: string): boolean =>
  EXAMPLE_PASSWORD.test(password) || isPlaceholder(password);
