import { type Deps, timestamp } from '#src/deps.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';
import { isSameOrigin } from '#src/features/oauth/login-urls.ts';
import { findConfig, updateConfig } from '#src/features/oauth/oauth-configs.store.ts';
import { CLIENT_SECRET, openClientSecret } from '#src/features/oauth/oauth-secrets.ts';
import type { OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';
import { readMetadata } from '#src/features/oauth/protocol/read-metadata.ts';
import { nextTimestamp } from '#src/if-match.ts';
import { sealStored } from '#src/vault/bound-secrets.ts';

/**
 * Where the server of a client says that logins can be pushed; undefined if it says nothing. Only a URL on the origin of the token
 * URL is believed, which gets what proves who the client is anyway, and only from the document of this token URL.
 */
const publishedUrl = async (
  deps: Deps,
  { issuer, authorizationUrl, tokenUrl }: OauthClient,
): Promise<string | undefined> => {
  const found = await readMetadata(deps, issuer ?? authorizationUrl, new AbortController().signal);
  if ('reason' in found || found.tokenUrl !== tokenUrl) return undefined;
  const { pushedAuthorizationUrl: url } = found;
  return url !== null && isSameOrigin(url, tokenUrl) ? url : undefined;
};

/**
 * Has the logins of a configuration pushed from now on, because its server takes no others, if it publishes where. Returns false if it does not,
 * or if the configuration was changed meanwhile.
 */
export const pushFromNowOn = async (
  deps: Deps,
  client: OauthClient,
  { configId, configVersion }: { configId: number; configVersion: number },
): Promise<boolean> => {
  const url = client.pushedAuthorizationUrl === '' ? await publishedUrl(deps, client) : undefined;
  if (url === undefined) return false;
  return deps.connection.transaction(async (tx) => {
    const config = await findConfig(tx, configId);
    if (config?.version !== configVersion || config.tokenUrl !== client.tokenUrl) return false;
    if (config.pushedAuthorizationUrl !== '') return true;
    const secret = await openClientSecret(deps, tx, configId);
    const updated_at = nextTimestamp(deps, config);
    await updateConfig(tx, configId, { pushed_authorization_url: url, updated_at });
    await sealStored(deps.vault, tx, CLIENT_SECRET, configId, secret);
    await recordEvent(
      tx,
      {
        action: 'oauth.configure',
        subject: 'oauth_config',
        subjectId: configId,
        subjectName: client.providerName,
        host: new URL(url).host,
        detail: { fields: 'pushedAuthorizationUrl' },
      },
      timestamp(deps),
    );
    return true;
  });
};
