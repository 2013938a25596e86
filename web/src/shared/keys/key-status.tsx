import { Group, Text } from '@mantine/core';
import { StatusBadge } from '#src/components/status-badge.tsx';
import { formatDate, formatDateTime, formatRelative } from '#src/lib/format.ts';
import { type KeyRow, rotationText } from '#src/shared/keys/key-rows.ts';
import { verdictKind, verdictText } from '#src/shared/keys/key-verdict.ts';
import classes from '#src/shared/keys/keys.module.css';

const ExpiryNote = ({ row: { key, expiry } }: { row: KeyRow }) => {
  const { expiresAt } = key;
  if (expiresAt === null || expiry === 'none') return null;
  const title = formatDateTime(expiresAt);
  if (expiry === 'later')
    return (
      <Text size="xs" c="dimmed" title={title}>
        Expires {formatDate(expiresAt)}
      </Text>
    );
  return expiry === 'past' ? (
    <StatusBadge tone="destructive" title={title}>
      Expired {formatDate(expiresAt)}
    </StatusBadge>
  ) : (
    <StatusBadge tone="warning" title={title}>
      Expires {formatRelative(expiresAt)}
    </StatusBadge>
  );
};

/** Only what a provider has said has a colour: a key that nobody checked must not look like one that works. */
const Verdict = ({ row }: { row: KeyRow }) => {
  const kind = verdictKind(row);
  const { verdict } = row.key;
  if (kind === 'unverified' || kind === 'unverifiable')
    return (
      <Text size="xs" c="dimmed">
        {verdictText(row)}
      </Text>
    );
  return (
    <StatusBadge
      tone={kind === 'valid' ? 'success' : 'destructive'}
      title={verdict === null ? '' : `${verdict.message}, ${formatDateTime(verdict.verifiedAt)}`}
    >
      {verdictText(row)}
    </StatusBadge>
  );
};

/**
 * Active or inactive, what the provider said when the key was last verified, the time since the last rotation if the key
 * is due for rotation, and the expiry.
 */
export const KeyStatus = ({ row }: { row: KeyRow }) => {
  const { key, showsDue, days } = row;
  return (
    <Group gap={6} className={classes.states}>
      <StatusBadge tone="neutral">{key.isActive ? 'Active' : 'Inactive'}</StatusBadge>
      <Verdict row={row} />
      {showsDue && (
        <StatusBadge
          tone="warning"
          title={`Last rotated ${formatDate(key.lastRotated)}; ${rotationText(row)}`}
        >
          {days} days ago
        </StatusBadge>
      )}
      <ExpiryNote row={row} />
    </Group>
  );
};
