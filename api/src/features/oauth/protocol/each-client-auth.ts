import { clientAuthsOf } from '#src/features/oauth/protocol/authenticate-client.ts';
import { endOf, networkProblem } from '#src/features/oauth/protocol/network-problem.ts';
import type { OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';
import { calledUrlOf, type ProblemContext } from '#src/features/oauth/protocol/problem-words.ts';
import type { OauthProblem } from '#src/features/oauth/protocol/token-grant.ts';
import { GRANT_TIMEOUT_MS } from '#src/features/oauth/protocol/token-request.ts';

type Way = ReturnType<typeof clientAuthsOf>[number];

type Result = { problem?: OauthProblem };

/** What one way of client authentication led to. */
export type Attempt<Of extends Result> = { result: Of; isClientRefused: boolean };

/** How little a code says: an explicit `invalid_client` says most, a parameter that was missed and a bare status least. */
const vaguenessOf = ({ problem }: Result): number => {
  const code = problem?.code ?? '';
  if (code === 'invalid_client') return 0;
  return /^(?:invalid_request|provider_error|http_\d+)$/.test(code) ? 2 : 1;
};

const mostTelling = <Of extends Result>(refusals: readonly Of[]): Of =>
  refusals.toSorted((one, other) => vaguenessOf(one) - vaguenessOf(other))[0] as Of;

/**
 * Makes a request with one way of client authentication after another, until the server does not refuse the client. Takes at
 * most `GRANT_TIMEOUT_MS`. Never throws.
 */
export const withEachClientAuth = async <Of extends Result>(
  client: OauthClient,
  context: ProblemContext,
  attempt: (way: Way, signal: AbortSignal) => Promise<Attempt<Of>>,
  signal: AbortSignal,
  ways: readonly Way[] = clientAuthsOf(client),
): Promise<Of | { problem: OauthProblem }> => {
  const timeUp = AbortSignal.timeout(GRANT_TIMEOUT_MS);
  const refusals: Of[] = [];
  try {
    for (const way of ways) {
      const { result, isClientRefused } = await attempt(way, AbortSignal.any([signal, timeUp]));
      if (!isClientRefused) return result;
      refusals.push(result);
    }
    return mostTelling(refusals);
  } catch (error) {
    const problem = networkProblem(context, calledUrlOf(context), error, endOf(signal, timeUp));
    // A refusal before it came from a server that got everything.
    return { problem: { ...problem, isUnsent: problem.isUnsent === true && refusals.length === 0 } };
  }
};
