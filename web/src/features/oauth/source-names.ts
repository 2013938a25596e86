const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

/** What links to these pages are called: the host, and the whole address if several are on one host. */
export const sourceNames = (urls: readonly string[]): { url: string; name: string }[] =>
  [...new Set(urls)].map((url) => {
    const isShared = urls.some((other) => other !== url && hostOf(other) === hostOf(url));
    return { url, name: isShared ? url.replace(/^https?:\/\//, '').replace(/\/$/, '') : hostOf(url) };
  });
