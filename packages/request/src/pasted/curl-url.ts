/** Paths without `.` and `..`, as curl sends them (RFC 3986 section 5.2.4): what is percent-encoded stays. */
const withoutDots = (path: string): string => {
  const kept: string[] = [];
  const steps = path.split('/').slice(1);
  for (const [index, step] of steps.entries()) {
    if (step === '..') kept.pop();
    if (step !== '.' && step !== '..') kept.push(step);
    else if (index === steps.length - 1) kept.push('');
  }
  return `/${kept.join('/')}`;
};

/** How a URL is sent, if that is not how curl sends it; undefined if it is. */
export const sentOtherwise = (written: string): string | undefined => {
  const url = URL.parse(written);
  const [, path = '', query = ''] = /^https?:\/\/[^/?#]*([^?#]*)(\?[^#]*)?/is.exec(written) ?? [];
  if (url === null) return undefined;
  const sent = url.pathname + url.search;
  return sent === withoutDots(path === '' ? '/' : path) + query ? undefined : sent;
};

/** curl makes several URLs of `[1-3]`, `[a-z:2]` and `{one,two}`. */
export const hasPattern = (url: string): boolean =>
  /(?<!\$)\{[^{}]*\}|\[(?:\d+-\d+|[a-z]-[a-z])(?::\d+)?\]/i.test(url.replace(/^[a-z]+:\/\/\[[^\]]*\]/i, ''));

/** As curl encodes data: only letters, digits and `-._~` stay, and a space is a plus. */
export const dataEncoded = (text: string): string =>
  encodeURIComponent(text)
    .replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');

export const addQuery = (url: string, parts: readonly string[]): string => {
  if (parts.length === 0) return url;
  const [, main = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(url) ?? [];
  const sign = main.includes('?') ? (/[?&]$/.test(main) ? '' : '&') : '?';
  return `${main}${sign}${parts.join('&')}${hash}`;
};
