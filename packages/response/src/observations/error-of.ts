import { errorBodyOf, problemOf } from '#src/error/failed-call.ts';
import type { ReadError } from '#src/error/meaning.ts';
import { readError } from '#src/error/read-error.ts';
import type { ObservedResponse } from '#src/observations/observation.ts';

type Asked = Pick<ObservedResponse, 'response' | 'body' | 'slug' | 'facts'>;

/** What was read of a response: several explainers ask, and each reading takes as long as all the rest of one. */
const read = new WeakMap<Asked, { error: ReadError | undefined }>();

const readAgain = ({ response, body, slug, facts }: Asked): ReadError | undefined => {
  const { status, headers, url, redirects } = response;
  return readError({ status, headers, url, slug: redirects.length === 0 ? slug : undefined }, body, facts);
};

/** What the response says went wrong; undefined for a success, and if only the status says so. */
export const errorOf = (observed: Asked): ReadError | undefined => {
  const known = read.get(observed) ?? { error: readAgain(observed) };
  read.set(observed, known);
  return known.error;
};

/** What the response says is wrong in words, in its body or in a header. */
export const problemIn = ({ response, body }: Pick<Asked, 'response' | 'body'>): string | undefined =>
  problemOf(errorBodyOf(body), response);
