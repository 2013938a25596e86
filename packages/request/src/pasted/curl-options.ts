import { SHORT, WITH_VALUE, wholeName } from '#src/pasted/curl-names.ts';

export type CurlOption = { name: string /** As it was written. */; written: string; value: string };

export type CurlArguments = {
  options: CurlOption[];
  urls: string[];
  /** More requests follow behind --next. */
  hasNext: boolean;
};

/** The options and the URLs of the first request of a curl command, in their order. */
export const curlArguments = (words: readonly string[]): CurlArguments => {
  const found: CurlArguments = { options: [], urls: [], hasNext: false };
  // An iterator: taking words off the front of a long list would move all others each time.
  const rest = words.values();
  const next = (): string | undefined => rest.next().value;
  const take = (name: string, written: string, attached?: string): void => {
    if (name === 'next') {
      found.hasNext = true;
      return;
    }
    const value = WITH_VALUE.has(name) ? (attached ?? next() ?? '') : '';
    found.options.push({ name, written, value });
  };
  const takeShort = (letters: string): void => {
    for (let at = 1; at < letters.length; at += 1) {
      const letter = letters[at] ?? '';
      const name = SHORT[letter] ?? letter;
      const hasValue = WITH_VALUE.has(name);
      take(name, `-${letter}`, hasValue && at + 1 < letters.length ? letters.slice(at + 1) : undefined);
      if (hasValue) return;
    }
  };
  let isOver = false;
  for (let word = next(); word !== undefined && !found.hasNext; word = next()) {
    if (isOver || !word.startsWith('-') || word === '-') found.urls.push(word);
    else if (word === '--') isOver = true;
    else if (word.startsWith('--')) {
      // curl itself knows no `=` here, but other programs do.
      const [, name = '', attached] = /^--([^=]+)(?:=(.*))?$/s.exec(word) ?? [];
      take(wholeName(name), `--${name}`, attached);
    } else takeShort(word);
  }
  // What stands in front of the first URL of a --next has no request of its own.
  return found;
};
