import type { ApiKey } from '@gatehouse/contract/keys.ts';
import { Box, Group, Text } from '@mantine/core';
import { Fragment } from 'react';
import { KEY_FIELD_LIST } from '#src/features/keys/key-fields.ts';
import classes from '#src/features/keys/keys.module.css';
import { type KeyRow, providerName } from '#src/features/keys/offers/key-rows.ts';
import { BrandIcon } from '#src/ui/brand/brand-icon.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { CutText } from '#src/ui/text/cut-text.tsx';

/** What is said of a key after its name, such as its type. */
export const saidOf = (key: ApiKey): string[] => KEY_FIELD_LIST.flatMap(({ said }) => said?.(key) ?? []);

interface KeyLineProps {
  row: KeyRow;
  /** The name beside the provider, cut if there is no room; both are in the tooltip. */
  isOneLine?: boolean;
}

/** What is shown as chips with a key, such as its tags. */
const chipsOf = (key: ApiKey): string[] => KEY_FIELD_LIST.flatMap(({ chips }) => chips?.(key) ?? []);

/** In rows of one line they follow the name, and are cut with it. */
const Chips = ({ row, isOneLine = false }: KeyLineProps) => {
  const badges = chipsOf(row.key).map((chip) => (
    <StatusBadge key={chip} tone="neutral">
      {chip}
    </StatusBadge>
  ));
  if (badges.length === 0) return null;
  return isOneLine ? (
    badges.map((badge) => <Fragment key={badge.key}> {badge}</Fragment>)
  ) : (
    <Group component="span" gap={6} mt={4}>
      {badges}
    </Group>
  );
};

const labelOf = ({ key }: KeyRow): string => [key.name, ...saidOf(key)].join(' · ');

/** Identifies a key: its provider, its name and what is said of it, such as its type. */
export const KeyLine = ({ row, isOneLine = false }: KeyLineProps) => {
  const name = labelOf(row);
  const display = isOneLine ? 'inline' : 'block';
  return (
    <Group component="span" gap="sm" wrap="nowrap">
      <BrandIcon slug={row.provider?.slug ?? ''} name={providerName(row)} />
      <Box
        component="span"
        className={isOneLine ? classes.line : classes.text}
        data-cut={isOneLine ? '' : undefined}
      >
        <Text component="span" display={display} size="sm" fw={500}>
          {isOneLine ? providerName(row) : <CutText lines={2}>{providerName(row)}</CutText>}
        </Text>
        {isOneLine && ' '}
        <Text component="span" display={display} size="xs" c="dimmed">
          {isOneLine ? name : <CutText lines={2}>{name}</CutText>}
        </Text>
        <Chips row={row} isOneLine={isOneLine} />
      </Box>
    </Group>
  );
};

/** The same words in elements that cost nothing, for a row that is far from the window. */
export const PlainKeyLine = ({ row, isOneLine = false }: KeyLineProps) => (
  <span className={isOneLine ? classes.plainLine : classes.plainName}>
    <span className={classes.plainProvider}>{providerName(row)}</span>{' '}
    <span className={classes.plainLabel}>{labelOf(row)}</span>
    {!isOneLine && chipsOf(row.key).length > 0 && (
      <span>
        <span className={classes.plainStates}>
          {chipsOf(row.key).map((chip) => (
            <span key={chip} className={classes.plainState} data-badge>
              {chip}
            </span>
          ))}
        </span>
      </span>
    )}
  </span>
);
