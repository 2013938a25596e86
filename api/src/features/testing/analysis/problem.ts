import { errorBodyOf, problemOf } from '#src/error-codes/read-error.ts';
import { errorOf } from '#src/features/testing/analysis/error-of.ts';
import { quote } from '#src/features/testing/analysis/formatting.ts';
import type { Explainer } from '#src/features/testing/analysis/observation.ts';
import { errorCodesOf } from '#src/response-body/error-codes.ts';

const MAX_MESSAGE = 300;

/** Quotes what the API says is wrong, with its code. */
export const explainProblem: Explainer = (observed) => {
  const { response, body: received } = observed;
  const { status, statusText, headers } = response;
  if (status < 400 && errorOf(observed) === undefined) return undefined;
  const body = errorBodyOf(received);
  const problem = problemOf(body, headers);
  const code = errorCodesOf(body, headers).find((known) => known !== String(status));
  const message = problem?.toLowerCase() === statusText.toLowerCase() ? undefined : problem;
  if (message === undefined) return code && `The API returned the code ${quote(code, MAX_MESSAGE)}.`;
  const words = quote(message, MAX_MESSAGE);
  return `The API says: ${words}${code === undefined || words.includes(code) ? '' : ` (code ${quote(code, MAX_MESSAGE)})`}`;
};
