import { errorCodesOf } from '#src/body/error-codes.ts';
import { otherDetails } from '#src/body/other-details.ts';
import { repeatsStatus } from '#src/body/status-names.ts';
import { errorBodyOf, problemOf } from '#src/error/failed-call.ts';
import { errorOf } from '#src/observations/error-of.ts';
import { quote } from '#src/observations/formatting.ts';
import type { Explainer, ObservedResponse } from '#src/observations/observation.ts';

const MAX_MESSAGE = 300;
const MAX_DETAILS = 300;

const isNameOnly = (words = '', { status, statusText }: ObservedResponse['response']): boolean =>
  words.toLowerCase() === statusText.toLowerCase() || repeatsStatus(words, status);

/** A code without words; a number that nothing explains is to be looked up. */
const codeAlone = (observed: ObservedResponse, code: string): string => {
  const isUnknown = errorOf(observed)?.cause === undefined && /^-?\d+$/.test(code);
  return `The API returned the code ${quote(observed, code, MAX_MESSAGE)}${isUnknown ? ': look it up in its documentation' : ''}.`;
};

/** Quotes what the API says is wrong, with its code, and what else the error says. */
export const explainProblem: Explainer = (observed) => {
  const { response, body: received } = observed;
  const { status } = response;
  if (status < 400 && errorOf(observed) === undefined) return undefined;
  const body = errorBodyOf(received);
  const problem = problemOf(body, response);
  const code = errorCodesOf(body, response).find((known) => known !== String(status) && known !== '0');
  const message = isNameOnly(problem, response) ? undefined : problem;
  const details = body.kind === 'json' ? otherDetails(body.value, `${problem} ${code}`).join('; ') : '';
  const words = quote(observed, message ?? details, MAX_MESSAGE);
  if (words === '') return code && codeAlone(observed, code);
  const named =
    code === undefined || words.includes(code) ? '' : ` (code ${quote(observed, code, MAX_MESSAGE)})`;
  const said = `The API says: ${words}${named}`;
  if (message === undefined || details === '') return said;
  return `${said}${/[.!?:…]$/.test(said) ? '' : '.'} In detail: ${quote(observed, details, MAX_DETAILS)}.`;
};
