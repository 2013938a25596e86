import { Text } from '@mantine/core';
import type { KeyResult } from '#src/features/keys/many-keys-result.ts';
import classes from '#src/features/keys/selected-keys.module.css';
import { providerName } from '#src/shared/keys/key-rows.ts';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { VirtualList } from '#src/ui/table/virtual-list.tsx';

const ROW_HEIGHT = 48;

/** What became of each key, with the reason. */
export const ManyKeysList = ({ results }: { results: readonly KeyResult[] }) => (
  <VirtualList
    label="Results"
    rows={results}
    rowKey={({ outcome }) => outcome.item.key.id}
    rowHeight={ROW_HEIGHT}
    maxHeight={5 * ROW_HEIGHT}
  >
    {({ outcome: { item }, label, tone, reason }) => (
      <div className={classes.result}>
        <Text size="sm" title={`${providerName(item)}, ${item.key.name}`}>
          {item.key.name}
          <Text span size="xs" c="dimmed">
            {' '}
            · {providerName(item)}
          </Text>
        </Text>
        <StatusBadge tone={tone}>{label}</StatusBadge>
        <Text size="xs" c="dimmed" title={reason}>
          {reason}
        </Text>
      </div>
    )}
  </VirtualList>
);
