import type { ApiKey } from '@gatehouse/contract/keys.ts';
import { Box, Group, Text } from '@mantine/core';
import { KEY_FIELD_LIST } from '#src/features/keys/key-fields.ts';
import classes from '#src/features/keys/keys.module.css';
import { type KeyRow, providerName } from '#src/features/keys/offers/key-rows.ts';
import { BrandIcon } from '#src/ui/brand/brand-icon.tsx';
import { CutText } from '#src/ui/text/cut-text.tsx';

/** What is said of a key after its name, such as its type. */
export const saidOf = (key: ApiKey): string[] => KEY_FIELD_LIST.flatMap(({ said }) => said?.(key) ?? []);

const labelOf = ({ key }: KeyRow): string => [key.name, ...saidOf(key)].join(' · ');

interface KeyLineProps {
  row: KeyRow;
  /** The name beside the provider, cut if there is no room; both are in the tooltip. */
  isOneLine?: boolean;
}

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
      </Box>
    </Group>
  );
};

/** The same words in elements that cost nothing, for a row that is far from the window. */
export const PlainKeyLine = ({ row, isOneLine = false }: KeyLineProps) => (
  <span className={isOneLine ? classes.plainLine : classes.plainName}>
    <span className={classes.plainProvider}>{providerName(row)}</span>{' '}
    <span className={classes.plainLabel}>{labelOf(row)}</span>
  </span>
);
