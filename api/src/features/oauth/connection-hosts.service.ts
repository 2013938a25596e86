import type { AuditAction } from '@gatehouse/contract/audit.ts';
import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { AppError, notFound } from '#src/errors.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';
import { connectionInWords, connectionName } from '#src/features/oauth/connection-name.ts';
import { needOf, opening } from '#src/features/oauth/fresh-token.service.ts';
import { hostsText, updateConnection } from '#src/features/oauth/oauth-connections.store.ts';
import { openTokens, sealTokens } from '#src/features/oauth/oauth-secrets.ts';
import { readUsable } from '#src/features/oauth/usable-connection.store.ts';
import { nextTimestamp } from '#src/if-match.ts';

type PinDeps = Pick<Deps, 'vault' | 'now'>;
type Pin = { id: number; host: string; action: AuditAction };

/**
 * Stores which hosts are pinned to a connection, seals its tokens for them, and records it. Throws NOT_FOUND,
 * PRECONDITION_FAILED for a connection whose configuration was changed, which has no tokens, and CONFLICT if they do not open.
 * @param change the pinned hosts after the change; undefined if nothing changes
 */
const changePins = async (
  deps: PinDeps,
  tx: Db,
  { id, host, action }: Pin,
  change: (pinned: readonly string[]) => readonly string[] | undefined,
): Promise<void> => {
  const connection = await readUsable(tx, id);
  if (connection === undefined) throw notFound('OAuth connection');
  const pinned = change(connection.pinnedHosts);
  if (pinned === undefined) return;
  const subjectName = connectionName(connection);
  if (connection.isOutdated)
    throw new AppError(
      'PRECONDITION_FAILED',
      `The ${connectionInWords(connection)} needs ${needOf(connection)} before a host is pinned.`,
    );
  const tokens = await opening(connection, () => openTokens(deps, tx, id));
  await updateConnection(tx, id, {
    pinned_hosts: hostsText(pinned),
    updated_at: nextTimestamp(deps, connection),
  });
  await sealTokens(deps, tx, id, tokens);
  const subject = { subject: 'oauth_connection', subjectId: id, subjectName } as const;
  await recordEvent(tx, { action, ...subject, host, detail: {} }, timestamp(deps));
};

export const addPin = (deps: PinDeps, tx: Db, id: number, host: string): Promise<void> =>
  changePins(deps, tx, { id, host, action: 'oauth.pin-host' }, (pinned) =>
    pinned.includes(host) ? undefined : [...pinned, host],
  );

export const removePin = (deps: PinDeps, tx: Db, id: number, host: string): Promise<void> =>
  changePins(deps, tx, { id, host, action: 'oauth.unpin-host' }, (pinned) => {
    if (!pinned.includes(host)) throw notFound('Pinned host');
    return pinned.filter((one) => one !== host);
  });
