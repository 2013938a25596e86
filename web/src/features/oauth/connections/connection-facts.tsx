import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import { Text } from '@mantine/core';
import { connectionBadge } from '#src/features/oauth/connections/connection-state.ts';
import classes from '#src/features/oauth/oauth.module.css';
import { isUsable } from '#src/features/oauth/offers/connection-queries.ts';
import { loginReason } from '#src/features/oauth/offers/usable-connection.ts';
import { formatUntil, NOTHING } from '#src/lib/format.ts';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';

/** Whether calls can use a connection, and if not, why. */
export const Status = ({ connection }: { connection: OauthConnection }) => {
  const { tone, label, title } = connectionBadge(connection);
  const reason = loginReason(connection);
  return (
    <>
      <StatusBadge tone={tone} title={title}>
        {label}
      </StatusBadge>
      {reason !== undefined && (
        <Text size="xs" c="dimmed" mt={4} className={classes.reason}>
          {reason}
        </Text>
      )}
    </>
  );
};

/** The scopes that were granted, as code. */
export const ScopeList = ({ scopes }: { scopes: readonly string[] }) =>
  scopes.length === 0 ? (
    <Text component="span" size="sm" c="dimmed">
      None
    </Text>
  ) : (
    <ul className={classes.scopeList}>
      {scopes.map((scope) => (
        <li key={scope}>
          <code>{scope}</code>
        </li>
      ))}
    </ul>
  );

/** What the provider said at the login about the account: calls need it. */
export const AccountFields = ({ fields }: { fields: OauthConnection['accountFields'] }) =>
  fields.map(({ name, label, value }) => (
    <Text key={name} size="xs" c="dimmed" mt={4} className={classes.whole}>
      {label} <code>{value}</code>
    </Text>
  ));

/** When the access token ends: the time until then, as tokens often last an hour. */
export const Expiry = ({ connection }: { connection: OauthConnection }) => {
  const { expiresAt, isRenewable } = connection;
  if (!isUsable(connection)) return <Text size="sm">{NOTHING}</Text>;
  if (expiresAt === null) return <Text size="sm">Does not expire</Text>;
  return (
    <span>
      <time dateTime={expiresAt}>
        <Text component="span" size="sm">
          {formatUntil(expiresAt)}
        </Text>
      </time>
      {isRenewable && (
        <Text component="span" size="xs" c="dimmed" display="block">
          Renewed when used
        </Text>
      )}
    </span>
  );
};
