import { errorFacts } from '@gatehouse/knowledge/error-tables.ts';
import { createOutbound } from '@gatehouse/outbound/outbound.ts';
import type { Logger } from 'pino';
import { openDatabase } from '#src/db/connect.ts';
import type { DatabaseConnection } from '#src/db/connection.ts';
import type { Deps, Listener } from '#src/deps.ts';
import type { Env } from '#src/env.ts';
import { resealingKeysOfTakenOver } from '#src/features/keys/key-secrets.ts';
import { failKilledRuns } from '#src/features/marketplace/runs.service.ts';
import { resealingTokensOfTakenOver } from '#src/features/oauth/oauth-secrets.ts';
import { seedProviders } from '#src/features/providers/providers.service.ts';
import { createCallMarker } from '#src/http/call-marker.ts';
import { openBuiltKnowledge } from '#src/lifecycle/open-knowledge.ts';
import { createOpenAiLlm } from '#src/llm/openai-llm.ts';
import { rememberSecret } from '#src/logging/known-secrets.ts';
import { createLog } from '#src/logging/log.ts';
import { SEALED_COLUMNS } from '#src/sealed-columns.ts';
import { loadMasterKey, requireKeyOfSecrets } from '#src/vault/master-key.ts';
import { printSecrets } from '#src/vault/print-secrets.ts';
import { createSecretIndex } from '#src/vault/secret-index.ts';
import { upgradeSecrets } from '#src/vault/upgrade-secrets.ts';
import { openVault } from '#src/vault/vault.ts';

/** Seals the secrets of an older version for what they may be used for. */
const upgrade = async (connection: DatabaseConnection, masterKey: Buffer, log: Logger): Promise<void> => {
  const result = await upgradeSecrets(connection, masterKey, SEALED_COLUMNS);
  if (result === undefined) return;
  log.info({ count: result.upgraded }, 'The stored secrets are now bound to what they may be used for');
  for (const place of result.unreadable) log.warn({ place }, 'A stored secret does not open');
};

/** A damaged database is open read-only: its data is served, but nothing can be updated. */
const bringUpToDate = async (deps: Deps): Promise<void> => {
  if ((await deps.connection.status()) === 'read-only') return;
  await printSecrets(deps, SEALED_COLUMNS);
  await seedProviders(deps, (tx, update) =>
    resealingKeysOfTakenOver(deps, tx, () => resealingTokensOfTakenOver(deps, tx, update)),
  );
  await failKilledRuns(deps, true);
};

/** A database whose secrets have another master key is not opened: it stays as it is. */
const openWithKey = (env: Env, log: Logger): Promise<DatabaseConnection> =>
  openDatabase({ ...env, log, inspect: (found) => requireKeyOfSecrets(env, found) });

/** With what it must never say, and what was perhaps not meant. */
const openLog = (env: Env): Logger => {
  const log = createLog(env.logLevel);
  for (const secret of [env.accessToken, env.masterKey, env.llm?.apiKey]) if (secret) rememberSecret(secret);
  for (const hint of env.misspelled) log.warn({}, hint);
  return log;
};

/**
 * Creates every dependency. `listeners` is filled once the server listens: outbound calls to those addresses are
 * blocked, or a test call could reveal keys. Throws a StartError if a person has to fix something first.
 */
export const createDeps = async (env: Env, listeners: Listener[]): Promise<Deps> => {
  const log = openLog(env);
  const knowledge = openBuiltKnowledge();
  const connection = await openWithKey(env, log);
  try {
    const masterKey = await loadMasterKey({
      env,
      connection,
      onCreated: (file) =>
        log.info({}, `Created a master key: ${file}. Keep a copy of it, separate from the data`),
    });
    await upgrade(connection, masterKey, log);
    const vault = await openVault({ connection, masterKey });
    const callMarker = createCallMarker(masterKey);
    const database = connection.addresses;
    const outbound = createOutbound({
      localNetworks: env.onlyThisMachine,
      egressAllow: env.egressAllow,
      forbidden: () => [...listeners, ...database],
      marker: callMarker,
    });
    // The log may have forgotten those of the environment.
    const own = [env.accessToken, env.llm?.apiKey].flatMap((secret) => secret ?? []);
    const stored = createSecretIndex({ connection, vault }, SEALED_COLUMNS);
    const secrets: Deps['secrets'] = async function* (views) {
      yield own;
      yield* stored(views);
    };
    const deps: Deps = {
      connection,
      vault,
      outbound,
      callMarker,
      knowledge,
      errorFacts: errorFacts(knowledge),
      llm: env.llm && createOpenAiLlm({ config: env.llm, outbound, log, secrets }),
      secrets,
      log,
      now: Date.now,
      localNetworks: env.onlyThisMachine,
      verifyDaily: env.verifyDaily,
    };
    await bringUpToDate(deps);
    return deps;
  } catch (error) {
    await connection.close();
    throw connection.startError(error);
  }
};
