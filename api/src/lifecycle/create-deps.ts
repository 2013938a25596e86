import { createOutbound } from '@gatehouse/outbound/outbound.ts';
import { openDatabase } from '#src/db/connect.ts';
import type { Deps, Listener } from '#src/deps.ts';
import type { Env } from '#src/env.ts';
import { seedProviders } from '#src/features/providers/providers.service.ts';
import { openBuiltCatalog } from '#src/lifecycle/open-catalog.ts';
import { createOpenAiLlm } from '#src/llm/openai-llm.ts';
import { rememberSecret } from '#src/logging/known-secrets.ts';
import { createLog } from '#src/logging/log.ts';
import { loadMasterKey } from '#src/vault/master-key.ts';
import { openVault } from '#src/vault/vault.ts';

/**
 * Creates every dependency. `listeners` is filled once the server listens: outbound calls to those addresses are
 * blocked, or a test call could reveal keys. Throws a StartError if a person has to fix something first.
 */
export const createDeps = async (env: Env, listeners: Listener[]): Promise<Deps> => {
  const log = createLog(env.logLevel);
  for (const secret of [env.accessToken, env.masterKey, env.llm?.apiKey]) if (secret) rememberSecret(secret);
  const catalog = openBuiltCatalog();
  const connection = await openDatabase({ ...env, log });
  try {
    const masterKey = await loadMasterKey({
      env,
      connection,
      onCreated: (file) =>
        log.info({}, `Created a master key: ${file}. Keep a copy of it, separate from the data`),
    });
    const vault = await openVault({ connection, masterKey });
    const { host, port } = connection.address ?? {};
    const database = host === undefined || port === undefined ? [] : [{ address: host, port }];
    const outbound = createOutbound({
      localNetworks: env.listensOnLoopback,
      egressAllow: env.egressAllow,
      forbidden: () => [...listeners, ...database],
    });
    const deps: Deps = {
      connection,
      vault,
      outbound,
      catalog,
      llm: env.llm && createOpenAiLlm({ config: env.llm, outbound, log }),
      log,
      now: Date.now,
      localNetworks: env.listensOnLoopback,
    };
    // A damaged database is open read-only: its data is served, but nothing can be updated.
    if ((await connection.status()) === 'ok') await seedProviders(deps);
    return deps;
  } catch (error) {
    await connection.close();
    throw connection.startError(error);
  }
};
