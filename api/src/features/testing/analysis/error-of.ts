import { type ReadError, readError } from '#src/error-codes/read-error.ts';
import type { Observed } from '#src/features/testing/analysis/observation.ts';

/** What the response says went wrong; undefined for a success, and if only the status says so. */
export const errorOf = ({
  response,
  body,
  slug,
}: Pick<Observed, 'response' | 'body' | 'slug'>): ReadError | undefined => {
  const { status, headers, url, redirects } = response;
  return readError({ status, headers, url, slug: redirects.length === 0 ? slug : undefined }, body);
};
