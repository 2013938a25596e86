import { Box, Group, Text } from '@mantine/core';
import { BrandIcon } from '#src/components/brand-icon.tsx';
import { type KeyRow, providerName } from '#src/shared/keys/key-rows.ts';
import classes from '#src/shared/keys/keys.module.css';

interface KeyLineProps {
  row: KeyRow;
  /** The name beside the provider, cut if there is no room; both are in the title. */
  isOneLine?: boolean;
}

/** Identifies a key: its provider, its name and its type. */
export const KeyLine = ({ row, isOneLine = false }: KeyLineProps) => {
  const name = row.key.keyType === null ? row.key.name : `${row.key.name} · ${row.key.keyType}`;
  const display = isOneLine ? 'inline' : 'block';
  return (
    <Group component="span" gap="sm" wrap="nowrap">
      <BrandIcon slug={row.provider?.slug ?? ''} />
      <Box
        component="span"
        className={isOneLine ? classes.line : classes.text}
        title={isOneLine ? `${providerName(row)}, ${name}` : undefined}
      >
        <Text component="span" display={display} size="sm" fw={500}>
          {providerName(row)}
        </Text>
        {isOneLine && ' '}
        <Text component="span" display={display} size="xs" c="dimmed">
          {name}
        </Text>
      </Box>
    </Group>
  );
};
