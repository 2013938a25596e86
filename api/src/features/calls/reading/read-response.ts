import type { Provider } from '@gatehouse/contract/providers.ts';
import type { Observation } from '@gatehouse/contract/testing.ts';
import { OutboundError, type OutboundErrorCode } from '@gatehouse/outbound/errors.ts';
import type { OutboundResponse } from '@gatehouse/outbound/outbound.ts';
import { readProblem } from '@gatehouse/response/body/read-problem.ts';
import { type ResponseBody, readResponseBody } from '@gatehouse/response/body/read-response-body.ts';
import type { ErrorFacts } from '@gatehouse/response/error/error-facts.ts';
import { rejectsKeyByCode } from '@gatehouse/response/error/key-rejection.ts';
import { readError } from '@gatehouse/response/error/read-error.ts';
import { observeResponse } from '@gatehouse/response/observations/analyze.ts';
import type { ObservedResponse } from '@gatehouse/response/observations/observation.ts';
import { nextPageUrl } from '@gatehouse/response/observations/pages.ts';
import { type Masks, maskResponse } from '#src/features/calls/mask-response.ts';
import type { SecretGroup } from '#src/features/calls/secret-groups.ts';
import { withoutKnownSecrets } from '#src/logging/known-secrets.ts';

/** What is known of a call besides its response, without anything that cannot be passed to a thread. */
export type KnownOfCall = Omit<
  ObservedResponse,
  'response' | 'body' | 'url' | 'isRejectedByCode' | 'withoutSecrets' | 'facts'
> & { url: string; refusalCodes: Provider['refusalCodes'] };

export type ReadingTask = {
  response: Omit<OutboundResponse, 'brokenOff'>;
  brokenOff: { code: OutboundErrorCode; message: string } | null;
  /** Are masked. */
  secrets: readonly SecretGroup[];
  /** Undefined if the response is not to be explained. */
  known: KnownOfCall | undefined;
  /** Whose key it says something about; undefined if that is not asked. */
  keyOf?: Pick<Provider, 'slug' | 'refusalCodes'> | undefined;
  /** If the API's own words for what is wrong are asked for. */
  asksProblem?: boolean | undefined;
};

/** A response in which the secrets are masked, and what it says. */
export type ResponseReading = {
  response: Omit<OutboundResponse, 'brokenOff'>;
  masks: Masks | undefined;
  body: ResponseBody;
  observations: Observation[];
  nextPage: string | undefined;
  /** What it says about the key, if that is asked. */
  aboutKey?: AboutKey | undefined;
  /** The API's own words for what is wrong, if they are asked for. */
  problem?: string | undefined;
};

type AboutKey = { isRejectedByCode: boolean; error: ReturnType<typeof readError> };

/**
 * Masks a response, reads its body and explains it. All that is done with the text of a stranger before it is shown is done here:
 * `response-reader.ts` says where.
 */
export const readResponse = (
  { response: given, brokenOff, secrets, known, keyOf, asksProblem }: ReadingTask,
  facts: () => ErrorFacts,
): ResponseReading => {
  const broken = brokenOff && new OutboundError(brokenOff.code, brokenOff.message);
  // First of all: nothing below sees a secret.
  const { response, masks } = maskResponse({ ...given, brokenOff: broken }, secrets);
  const body = readResponseBody(response);
  const { brokenOff: _brokenOff, ...masked } = response;
  if (known === undefined) {
    const aboutKey = keyOf && {
      isRejectedByCode: rejectsKeyByCode(response, body, keyOf),
      error: readError({ ...response, slug: keyOf.slug }, body, facts()),
    };
    const problem = asksProblem === true ? readProblem(body, response.status >= 400) : undefined;
    return { response: masked, masks, body, observations: [], nextPage: undefined, aboutKey, problem };
  }
  const observed: ObservedResponse = {
    ...known,
    response,
    body,
    url: new URL(known.url),
    isRejectedByCode: rejectsKeyByCode(response, body, known),
    withoutSecrets: withoutKnownSecrets,
    facts: facts(),
  };
  return {
    response: masked,
    masks,
    body,
    observations: observeResponse(observed),
    nextPage: nextPageUrl(observed),
  };
};
