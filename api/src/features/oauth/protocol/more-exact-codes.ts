import { codeOfRefusedClient } from '#src/features/oauth/protocol/client-refused.ts';
import type { ProblemContext } from '#src/features/oauth/protocol/problem-words.ts';
import type { ProviderError } from '#src/features/oauth/protocol/provider-error.ts';
import type { Refusal } from '#src/features/oauth/protocol/read-token-response.ts';

/** Said of a login that had to be pushed, with a code that means something else. */
export const PUSHED = /pushed authori[sz]ation request/i;
/** Said where a proof is missing or wrong, also with `invalid_grant` or `invalid_request`. */
export const UNPROVED = /\bdpop[ _-]?proof/i;

const PKCE = /\bpkce\b|code[ _]?challenge|proof key for code exchange/i;
const NOT_TAKEN =
  /not (?:supported|allowed|permitted|accepted|expected|recogni[sz]ed)|unsupported|unexpected|unknown|unrecogni[sz]ed|disabled/i;
const NEEDED = /requir|missing|must|mandatory|need/i;

/** A code, of the login or of its exchange, says that PKCE is not taken where it was sent, or is needed where it was not. */
const pkceCode = (
  { client, stage }: ProblemContext,
  { code, description }: ProviderError,
): string | undefined => {
  const said = `${code} ${description}`;
  if (!PKCE.test(said)) return undefined;
  // With a code in hand, what was sent before is the verifier: that one is wrong is no question of support.
  const isLogin = stage === 'callback' || stage === 'pushed authorization';
  if (client.usesPkce) return isLogin && NOT_TAKEN.test(said) ? 'pkce_refused' : undefined;
  return (isLogin || stage === 'exchange') && NEEDED.test(said) ? 'pkce_required' : undefined;
};

/** In a callback the client was recognized: nothing else would be sent back. */
const clientCode = (
  { stage }: ProblemContext,
  refusal: ProviderError & Partial<Refusal>,
): string | undefined => {
  const { status, said } = refusal;
  if (stage === 'callback' || status === undefined || said === undefined) return undefined;
  return codeOfRefusedClient({ ...refusal, status, said });
};

/** What an error is by its description, where that says more than its code: names of oauth/errors.yaml and of the providers. */
export const moreExactCodes = (
  context: ProblemContext,
  refusal: ProviderError & Partial<Refusal>,
): (string | undefined)[] => {
  const { description } = refusal;
  return [
    // Microsoft Entra says more exactly in its description what went wrong.
    /AADSTS\d{4,9}/.exec(description)?.[0].toLowerCase(),
    PUSHED.test(description) ? 'par_required' : undefined,
    UNPROVED.test(description) ? 'invalid_dpop_proof' : undefined,
    pkceCode(context, refusal),
    clientCode(context, refusal),
  ];
};
