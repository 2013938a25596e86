import { deviceAuthorizationRequest, None } from 'oauth4webapi';
import {
  type DeviceAuthorization,
  readDeviceAuthorization,
} from '#src/features/oauth/device/read-device-authorization.ts';
import type { StoredConfig } from '#src/features/oauth/oauth-configs.store.ts';
import { clientAuthsOf } from '#src/features/oauth/protocol/authenticate-client.ts';
import { addParams } from '#src/features/oauth/protocol/authorization-url.ts';
import { mayMeanClient } from '#src/features/oauth/protocol/client-refused.ts';
import { type Attempt, withEachClientAuth } from '#src/features/oauth/protocol/each-client-auth.ts';
import { redirectProblem } from '#src/features/oauth/protocol/network-problem.ts';
import type { OauthClient, ProtocolDeps } from '#src/features/oauth/protocol/oauth-client.ts';
import type { ProblemContext } from '#src/features/oauth/protocol/problem-words.ts';
import { refusalProblem, unusableProblem } from '#src/features/oauth/protocol/problems.ts';
import type { OauthProblem } from '#src/features/oauth/protocol/token-grant.ts';
import { sendOnce } from '#src/features/oauth/protocol/token-request.ts';

export type DeviceCodeResult =
  | { authorization: DeviceAuthorization; problem?: never }
  | { problem: OauthProblem; authorization?: never };

type Way = ReturnType<typeof clientAuthsOf>[number];

/**
 * RFC 8628 section 3.1: a client authenticates as at the token URL. Several servers want nothing but its ID there (GitHub,
 * Microsoft, Google), so that comes last, unless the configuration chooses a way.
 */
const waysOf = (client: OauthClient): Way[] => {
  const ways = clientAuthsOf(client, client.deviceAuthorizationUrl);
  const isChosen = client.chosenAuth !== null || ways.some(({ method }) => method === 'none');
  return isChosen ? ways : [...ways, { method: 'none', auth: None() }];
};

const attempt = async (
  deps: ProtocolDeps,
  client: OauthClient,
  params: URLSearchParams,
  { auth }: Way,
  signal: AbortSignal,
): Promise<Attempt<DeviceCodeResult>> => {
  const context: ProblemContext = { client, stage: 'device authorization' };
  const url = client.deviceAuthorizationUrl;
  const raw = await sendOnce(
    deps,
    client,
    { device_authorization_endpoint: url },
    auth,
    ({ server, client: registered, options }, by) =>
      deviceAuthorizationRequest(server, registered, by, params, options),
    signal,
  );
  if (raw.status >= 300 && raw.status < 400) {
    const problem = redirectProblem(context, 'device authorization URL', raw.location, url);
    return { result: { problem }, isClientRefused: false };
  }
  const read = readDeviceAuthorization(raw);
  if ('authorization' in read) return { result: read, isClientRefused: false };
  if ('unusable' in read)
    return { result: { problem: unusableProblem(context, read.unusable) }, isClientRefused: false };
  const problem = refusalProblem(context, read.refused, read.secrets);
  // Nothing is used up by it, so a server that does not want the secret is asked without it.
  const isRefused = mayMeanClient(read.refused) || problem.code === 'invalid_request';
  return { result: { problem }, isClientRefused: isRefused };
};

/**
 * Asks for the codes of a login (RFC 8628 section 3.1), with the scopes and what else the configuration says. Takes at most
 * `GRANT_TIMEOUT_MS`. Never throws.
 */
export const requestDeviceCode = (
  deps: ProtocolDeps,
  client: OauthClient,
  { scopes, additionalParams }: Pick<StoredConfig, 'scopes' | 'additionalParams'>,
  signal: AbortSignal,
): Promise<DeviceCodeResult> => {
  const params = new URLSearchParams();
  addParams(params, additionalParams);
  if (scopes.length > 0) params.set('scope', scopes.join(client.scopeSeparator));
  return withEachClientAuth<DeviceCodeResult>(
    client,
    { client, stage: 'device authorization' },
    (way, inTime) => attempt(deps, client, params, way, inTime),
    signal,
    waysOf(client),
  );
};
