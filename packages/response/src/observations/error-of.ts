import type { ReadError } from '#src/error/meaning.ts';
import { readError } from '#src/error/read-error.ts';
import type { Observed } from '#src/observations/observation.ts';

/** What the response says went wrong; undefined for a success, and if only the status says so. */
export const errorOf = ({
  response,
  body,
  slug,
  facts,
}: Pick<Observed, 'response' | 'body' | 'slug' | 'facts'>): ReadError | undefined => {
  const { status, headers, url, redirects } = response;
  return readError({ status, headers, url, slug: redirects.length === 0 ? slug : undefined }, body, facts);
};
