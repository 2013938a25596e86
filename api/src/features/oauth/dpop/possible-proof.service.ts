import type { Deps } from '#src/deps.ts';
import type { OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';
import { readMetadata } from '#src/features/oauth/protocol/read-metadata.ts';
import type { GrantResult, OauthProblem } from '#src/features/oauth/protocol/token-grant.ts';

type Failed = Extract<GrantResult, { problem: OauthProblem }>;

/** What a refusal names if it is about the login itself. */
const NAMES_A_CAUSE = /code|redirect|verifier|pkce|expir|revoked|consumed|used|client|scope/i;

/** `oidc-provider` refuses so: it says why in its log only. */
const isBare = ({ problem, refused }: Failed): boolean =>
  problem.code === 'invalid_grant' && !NAMES_A_CAUSE.test(refused?.description ?? '');

/** Whether the server of a client publishes, for this token URL, that it binds tokens to keys. */
const bindsTokens = async (
  deps: Deps,
  { issuer, authorizationUrl, deviceAuthorizationUrl, tokenUrl }: OauthClient,
): Promise<boolean> => {
  const url = issuer ?? (authorizationUrl || deviceAuthorizationUrl);
  const found = await readMetadata(deps, url, new AbortController().signal);
  return !('reason' in found) && found.tokenUrl === tokenUrl && found.supportsDpop;
};

/**
 * The problem of a login that was refused without a reason, with a missing proof of a key (DPoP) as one that is possible, if the server publishes
 * that it takes proofs. That it demands one of this client stands in the registration, which nobody else sees: nothing is switched by it.
 */
export const withPossibleProof = async (
  deps: Deps,
  client: OauthClient,
  failed: Failed,
): Promise<OauthProblem> => {
  const { problem } = failed;
  if (client.usesDpop || !isBare(failed) || !(await bindsTokens(deps, client))) return problem;
  const advice = `${client.providerName} can bind tokens to a key (DPoP). If the app there is registered for that, switch on “Bind tokens to a key (DPoP)” in the configuration, and start the login again.`;
  return { ...problem, advice: [...problem.advice, advice] };
};
