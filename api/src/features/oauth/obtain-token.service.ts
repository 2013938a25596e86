import type { OauthCallbackResult } from '@gatehouse/contract/oauth-callback.ts';
import type { Deps } from '#src/deps.ts';
import { getConfigFor } from '#src/features/oauth/begin-login.service.ts';
import * as problems from '#src/features/oauth/callback-problems.ts';
import { type Asked, keepGrant, recordFailedGrant } from '#src/features/oauth/keep-grant.service.ts';
import { loadOauthClient } from '#src/features/oauth/oauth-client.service.ts';
import { SealedClientSecretError } from '#src/features/oauth/oauth-secrets.ts';
import { clientCredentialsGrant } from '#src/features/oauth/protocol/client-credentials-grant.ts';
import type { OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';
import { asRunningGrant } from '#src/features/oauth/running-grants.ts';
import { findProvider } from '#src/features/providers/providers.service.ts';

type ForItself = NonNullable<OauthClient['forItself']>;

/** Everything here is read in one transaction, so that the client and its configuration belong together. */
const ask = (
  deps: Deps,
  providerId: number,
): Promise<{ asked: Asked; forItself: ForItself } | { problem: OauthCallbackResult }> =>
  deps.connection.transaction(async (tx) => {
    const config = await getConfigFor(deps, tx, providerId, 'client_credentials');
    const { id: configId, version: configVersion, scopes } = config;
    try {
      const client = await loadOauthClient(deps, tx, configId);
      return {
        asked: { client, providerId, configId, configVersion, scopes, meant: null, at: deps.now() },
        forItself: { scopes, additionalParams: client.additionalParams },
      };
    } catch (error) {
      if (!(error instanceof SealedClientSecretError)) throw error;
      const provider = await findProvider(deps, providerId, tx);
      return { problem: problems.unreadable(provider?.name ?? '') };
    }
  });

/**
 * Gets a token for the app itself, without a login, and stores it as the connection of the provider. What the provider refuses
 * is in the result. Throws NOT_FOUND, and PRECONDITION_FAILED if the configuration does not say so.
 */
export const obtainToken = async (deps: Deps, providerId: number): Promise<OauthCallbackResult> => {
  const begun = await ask(deps, providerId);
  if ('problem' in begun) return begun.problem;
  const { asked, forItself } = begun;
  const { client } = asked;
  return asRunningGrant(deps, async () => {
    // As a login: a window that is closed does not end it.
    const result = await clientCredentialsGrant(deps, client, forItself, new AbortController().signal);
    if (result.problem !== undefined) {
      await recordFailedGrant(deps, asked, result.problem);
      return problems.ofProblem(result.problem, client.providerName);
    }
    if (await keepGrant(deps, asked, result)) return problems.connected(client.providerName);
    await recordFailedGrant(deps, asked, { code: 'configuration_changed' });
    return problems.configChangedMeanwhile(client.providerName);
  });
};
