/** A number with 16 digits or more can be too large for JavaScript, and so can one with an exponent of three digits. */
const LARGE_NUMBER = /(?:^|[:,[])\s*(-?(?:\d{16,}|\d+(?:\.\d+)?[eE]\+?\d{3,}))(?![\d.eE])/g;

const isRounded = (written: string): boolean => {
  const number = Number(written);
  // Infinity becomes `null` when it is written as JSON again.
  if (!Number.isFinite(number)) return true;
  return /^-?\d+$/.test(written) && !Number.isSafeInteger(number) && BigInt(written) !== BigInt(number);
};

/** The first number outside a string that is too large for a JavaScript number, as it is written. */
export const firstRounded = (json: string): string | undefined => {
  let at = 0;
  let isInString = false;
  for (const { 0: found, 1: written = '', index } of json.matchAll(LARGE_NUMBER)) {
    for (; at < index + found.length; at += 1) {
      if (json[at] === '\\') at += 1;
      else if (json[at] === '"') isInString = !isInString;
    }
    if (!isInString && isRounded(written)) return written;
  }
  return undefined;
};
