/** A URL as programs read it that take a host without a scheme: local hosts with http, all others with https. */
export const withScheme = (url: string): string => {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(url)) return url;
  const host = /^[^/?#]*/.exec(url)?.[0] ?? '';
  const isLocal = /^(?:localhost|(?:[\w-]+\.)*localhost|\d{1,3}(?:\.\d{1,3}){3}|\[.*\])(?::\d+)?$/i.test(
    host,
  );
  return `${isLocal ? 'http' : 'https'}://${url}`;
};
