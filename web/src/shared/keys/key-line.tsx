import { Box, Group, Text } from '@mantine/core';
import { BrandIcon } from '#src/components/brand-icon.tsx';
import { CutText } from '#src/components/cut-text.tsx';
import { type KeyRow, providerName } from '#src/shared/keys/key-rows.ts';
import classes from '#src/shared/keys/keys.module.css';

/** Identifies a key: its provider, its name and its type. */
export const KeyLine = ({ row }: { row: KeyRow }) => (
  <Group component="span" gap="sm" wrap="nowrap">
    <BrandIcon slug={row.provider?.slug ?? ''} name={providerName(row)} />
    <Box component="span" className={classes.text}>
      <Text component="span" display="block" size="sm" fw={500}>
        <CutText lines={2}>{providerName(row)}</CutText>
      </Text>
      <Text component="span" display="block" size="xs" c="dimmed">
        <CutText
          lines={2}
        >{`${row.key.name}${row.key.keyType === null ? '' : ` · ${row.key.keyType}`}`}</CutText>
      </Text>
    </Box>
  </Group>
);
