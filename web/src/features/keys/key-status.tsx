import { Group } from '@mantine/core';
import { StatusBadge } from '#src/components/status-badge.tsx';
import type { KeyRow } from '#src/features/keys/key-rows.ts';
import { formatDate, formatRelative } from '#src/lib/format.ts';

const EXPIRES_SOON_MS = 14 * 86_400_000;

const ExpiryBadge = ({ expiresAt }: { expiresAt: string }) => {
  const left = Date.parse(expiresAt) - Date.now();
  if (left <= 0) return <StatusBadge tone="destructive">Expired {formatDate(expiresAt)}</StatusBadge>;
  return left < EXPIRES_SOON_MS ? (
    <StatusBadge tone="warning">Expires {formatRelative(expiresAt)}</StatusBadge>
  ) : null;
};

/** Active or inactive; beside it how long ago the last rotation was, once it is due, and an expiry that is near. */
export const KeyStatus = ({ row: { key, isDue, days } }: { row: KeyRow }) => (
  <Group gap={6}>
    <StatusBadge tone={key.isActive ? 'success' : 'neutral'}>
      {key.isActive ? 'Active' : 'Inactive'}
    </StatusBadge>
    {isDue && <StatusBadge tone="warning">{days} days ago</StatusBadge>}
    {key.expiresAt !== null && <ExpiryBadge expiresAt={key.expiresAt} />}
  </Group>
);
