import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';
import { withPossibleProof } from '#src/features/oauth/dpop/possible-proof.service.ts';
import { findConfig, type StoredConfig, updateConfig } from '#src/features/oauth/oauth-configs.store.ts';
import type { OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';
import type { OauthProblem } from '#src/features/oauth/protocol/token-grant.ts';
import { nextTimestamp } from '#src/if-match.ts';

/** Has the tokens of a configuration bound to a key from now on, because its server has shown that it wants that. */
export const bindFromNowOn = async (
  deps: Deps,
  tx: Db,
  config: StoredConfig,
  providerName: string,
): Promise<void> => {
  if (config.usesDpop) return;
  await updateConfig(tx, config.id, { uses_dpop: 1, updated_at: nextTimestamp(deps, config) });
  await recordEvent(
    tx,
    {
      action: 'oauth.configure',
      subject: 'oauth_config',
      subjectId: config.id,
      subjectName: providerName,
      host: new URL(config.tokenUrl).host,
      detail: { fields: 'usesDpop' },
    },
    timestamp(deps),
  );
};

type Begun = { client: OauthClient; configId: number; configVersion: number };

/**
 * A problem of a login as it is told, with what is possible where its server gives no reason. If the server has given a bound token unasked, which is of no use, the next login asks for one: its code is
 * used up.
 */
export const toldProblem = async (
  deps: Deps,
  { client, configId, configVersion }: Begun,
  failed: Parameters<typeof withPossibleProof>[2],
): Promise<OauthProblem> => {
  const { problem } = failed;
  if (problem.code !== 'bound_type') return withPossibleProof(deps, client, failed);
  return deps.connection.transaction(async (tx) => {
    const config = await findConfig(tx, configId);
    if (config?.version !== configVersion) return problem;
    await bindFromNowOn(deps, tx, config, client.providerName);
    return { ...problem, advice: ['Gatehouse asks for such tokens from now on. Start the login again.'] };
  });
};
