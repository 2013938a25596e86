import { STATUS_CODES } from 'node:http';
import { analysisOf, observeResponse } from '#src/observations/analyze.ts';
import { observed } from '#test/observed.ts';
import type { CaseCause, ResponseCase } from '#test/responses/response-case.ts';

/** What an explanation says in its own words if it names a cause. */
const SAYS: Record<CaseCause, RegExp> = {
  success: /The call succeeded|accepted the request|Nothing has changed|is a JSON (?:list|object)|is XML/,
  customer: /customer|recipient|\buser\b|payer|cardholder/i,
  credential:
    /does not accept the (?:key|access token|credentials)|arrived without one|(?:key|token|client|login|credentials?)\b[^.]{0,50}\b(?:wrong|not valid|expired|revoked)/i,
  signature: /signature|clock/i,
  permission: /does not allow|permission|scope|not allowed|restricted|may not|lacks|\brole\b/i,
  'rate-limit': /[Tt]oo many requests/,
  quota: /quota|used up/i,
  payment: /has to pay|balance|billing|credit/i,
  'not-enabled': /not (?:switched on|enabled)|enable /i,
  elsewhere: /region|other (?:address|host)|slash at its end/i,
  'not-found': /nothing at this path|does not exist|cannot be found|was not found/i,
  request:
    /expects another format|could not read|does not accept|does not know|error in the request|missing|field|parameter|value|too (?:large|long)|the request does not fit/i,
  conflict: /conflict|already|at the same time|in the meantime|used before|another request/i,
  server:
    /failed on its side|overloaded|again (?:later|shortly)|try again|no valid response|not ready|took too long/i,
  policy: /policy|filter|blocked/i,
  account: /account|sender/i,
  partial: /part of|some of|partly/i,
  retired: /retired|gone for good|no longer/i,
  'web-page': /not the address of an API/,
  failed: /reports an error in the body|says that it failed/,
};

/** What an explanation may only say if it is so: the sentences that send a reader the wrong way. */
const CLAIMS: Partial<Record<CaseCause, RegExp>> = {
  success: /The call succeeded/,
  customer: /of the customer/,
  credential: /does not accept the (?:key|access token)|arrived without one/,
  permission: /knows the (?:key|access token) but does not allow/,
  'rate-limit': /Too many requests/,
  quota: /quota of the account is used up/,
  payment: /has to pay first/,
  'not-found': /nothing at this path/,
  request: /could not read the request/,
  conflict: /conflicts with the current state/,
  server: /failed on its side|is overloaded/,
};

/** The explanation of a case, without and with what only quotes the API. */
const explain = ({ url, method = 'GET', status, headers, body }: ResponseCase) => {
  const call = { url: new URL(url), method };
  const response = { status, statusText: STATUS_CODES[status] ?? '', headers, body, url };
  const observations = observeResponse(observed(response, call));
  return {
    own: analysisOf(observations.filter(({ kind }) => kind !== 'problem' && kind !== 'shape')),
    all: analysisOf(observations),
  };
};

/** What is wrong with the explanation of a case; empty if it is right. */
const faultsOf = (given: ResponseCase): string[] => {
  const { own, all } = explain(given);
  const { cause, also = [], names = [], never = [] } = given;
  const text = cause === 'success' || cause === 'web-page' ? all : own;
  const wrong = Object.entries(CLAIMS).filter(
    ([name, claim]) =>
      name !== cause &&
      !also.includes(name as CaseCause) &&
      !(cause === 'web-page' && name === 'success') &&
      claim.test(own),
  );
  return [
    ...([cause, ...also].some((one) => SAYS[one].test(text)) ? [] : [`does not say ${cause}`]),
    ...wrong.map(([name]) => `says ${name}`),
    ...names.filter((name) => !name.test(all)).map((name) => `lacks ${name}`),
    ...never.filter((name) => name.test(own)).map((name) => `has ${name}`),
  ];
};

/** The share of cases that are explained rightly, and the others in words. */
export const grade = (cases: readonly ResponseCase[]) => {
  const failed = cases.flatMap((one) => {
    const faults = faultsOf(one);
    return faults.length === 0
      ? []
      : [
          `${one.provider}, ${one.what}: ${faults.join(', ')}\n    ${explain(one).all.replaceAll('\n', '\n    ')}`,
        ];
  });
  return { right: cases.length - failed.length, share: 1 - failed.length / cases.length, failed };
};
