import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import classes from '#src/features/dashboard/attention-keys.module.css';
import { type Attention, attentionOf } from '#src/features/keys/offers/key-attention.ts';
import { KeyLine } from '#src/features/keys/offers/key-line.tsx';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import { rotateKeyDialog } from '#src/features/keys/offers/rotate-key.tsx';
import { useVerifyKey } from '#src/features/keys/offers/verify-key.ts';
import { formatAge, formatDateTime, formatRelative, formatUntil } from '#src/lib/format.ts';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { LinkButton } from '#src/ui/text/link.tsx';

/** So many are listed until all are asked for. */
const SHOWN = 5;

/** Why the key is listed, in words. */
const reasonOf = ({ key }: KeyRow, attention: Attention): string => {
  if (attention === 'expired') return `Expired ${formatRelative(key.expiresAt ?? '')}`;
  if (attention === 'expiring') return `Expires ${formatUntil(key.expiresAt ?? '')}`;
  return key.verdict === null ? 'Rejected' : `Rejected (${key.verdict.status})`;
};

const lastVerdict = ({ key, provider }: KeyRow): string => {
  if (key.verdict !== null) return `Last verdict ${formatAge(key.verdict.verifiedAt)}`;
  return provider?.verification === null ? 'Cannot be verified' : 'Never verified';
};

/** When the provider said so last, and whether it could be asked since. */
const Notes = ({ row }: { row: KeyRow }) => (
  <Text size="xs" c="dimmed">
    {lastVerdict(row)}
    {row.key.checkProblem !== null &&
      `. The last check, ${formatAge(row.key.checkProblem.checkedAt)}, got no verdict: ${row.key.checkProblem.message}`}
  </Text>
);

const Why = ({ row, attention }: { row: KeyRow; attention: Attention }) => {
  const { expiresAt } = row.key;
  return (
    <Stack gap={4} className={classes.what}>
      <KeyLine row={row} />
      <Group gap="4px 8px" className={classes.notes}>
        <StatusBadge
          tone={attention === 'expiring' ? 'warning' : 'destructive'}
          title={expiresAt === null ? undefined : `Expiry: ${formatDateTime(expiresAt)}`}
        >
          {reasonOf(row, attention)}
        </StatusBadge>
        <Notes row={row} />
      </Group>
    </Stack>
  );
};

const Item = ({ row, attention }: { row: KeyRow; attention: Attention }) => {
  const { key, provider } = row;
  const [isRotating, rotating] = useDisclosure(false);
  const verify = useVerifyKey(row);
  const verb = key.verdict === null ? 'Verify' : 'Verify again';
  return (
    <li className={classes.item}>
      <Group justify="space-between" gap="sm">
        <Why row={row} attention={attention} />
        <Group gap="xs" className={classes.actions}>
          {provider !== undefined && (
            <LinkButton
              size="xs"
              variant="subtle"
              to="/guides"
              search={{ provider: provider.slug }}
              aria-label={`View guide for ${key.name}`}
            >
              View guide
            </LinkButton>
          )}
          {provider?.verification !== null && (
            <Button
              size="xs"
              variant="default"
              aria-label={`${verb}: ${key.name}`}
              loading={verify.isBusy}
              onClick={verify.run}
            >
              {verb}
            </Button>
          )}
          <Button size="xs" aria-label={`Rotate ${key.name}`} onClick={rotating.open}>
            Rotate
          </Button>
        </Group>
      </Group>
      <LazyDialog code={rotateKeyDialog} row={row} opened={isRotating} onClose={rotating.close} />
    </li>
  );
};

const ORDER: readonly Attention[] = ['rejected', 'expired', 'expiring'];

/** After every date: the last that a `Date` can hold. */
const NEVER = 8.64e15;

const expiryOf = ({ key }: KeyRow): number => (key.expiresAt === null ? NEVER : Date.parse(key.expiresAt));

/** The keys that were rejected, have expired or are about to, each with what to do next. Nothing if there are none. */
export const AttentionKeys = ({ rows }: { rows: readonly KeyRow[] }) => {
  const [showsAll, all] = useDisclosure(false);
  const now = Date.now();
  const found = rows
    .flatMap((row) => {
      const attention = attentionOf(row.key, now);
      return attention === undefined ? [] : [{ row, attention }];
    })
    .toSorted(
      (a, b) => ORDER.indexOf(a.attention) - ORDER.indexOf(b.attention) || expiryOf(a.row) - expiryOf(b.row),
    );
  if (found.length === 0) return null;
  return (
    <Section title="Keys That Need Attention" flush>
      <Box component="ul" className={classes.list}>
        {found.slice(0, showsAll ? undefined : SHOWN).map((item) => (
          <Item key={item.row.key.id} {...item} />
        ))}
      </Box>
      {found.length > SHOWN && (
        <Group justify="center" p="xs" className={classes.more}>
          <Button variant="subtle" size="xs" aria-expanded={showsAll} onClick={all.toggle}>
            {showsAll ? `Show only ${SHOWN}` : `Show all ${found.length} that need attention`}
          </Button>
        </Group>
      )}
    </Section>
  );
};
