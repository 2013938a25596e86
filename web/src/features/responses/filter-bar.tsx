import { Text, TextInput } from '@mantine/core';
import { IconFilter, IconX } from '@tabler/icons-react';
import type { Ref } from 'react';
import classes from '#src/features/responses/response.module.css';
import type { BodyFilter, FilterState } from '#src/features/responses/use-body-filter.ts';
import { formatCount } from '#src/lib/format.ts';
import { IconAction } from '#src/ui/button/icon-action.tsx';

const stateText = (state: FilterState): string => {
  if (state.phase === 'running') return 'Filtering…';
  if (state.phase !== 'done') return '';
  const { paths, isCut } = state.filtered;
  return isCut ? `The first ${formatCount(paths.length, 'result')}` : formatCount(paths.length, 'result');
};

interface FilterBarProps {
  filter: BodyFilter;
  input: Ref<HTMLInputElement>;
  onClose: () => void;
}

/** Filters a JSON body by a JSONPath expression. */
export const FilterBar = ({ filter, input, onClose }: FilterBarProps) => (
  <div className={classes.bar}>
    <TextInput
      ref={input}
      size="xs"
      aria-label="Filter by JSONPath"
      placeholder="JSONPath: $.data[?@.active].id"
      leftSection={<IconFilter size={14} stroke={1.75} aria-hidden />}
      value={filter.expression ?? ''}
      onChange={({ currentTarget }) => filter.setExpression(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      // Escape closes the filter, not the dialog around it.
      data-mantine-stop-propagation
      error={filter.state.phase === 'failed' ? filter.state.message : undefined}
      className={classes.grow}
      classNames={{ input: classes.mono }}
      spellCheck={false}
      autoCapitalize="off"
    />
    <Text size="xs" c="dimmed" role="status" className={classes.count}>
      {stateText(filter.state)}
    </Text>
    <IconAction label="Remove the filter" icon={IconX} onClick={onClose} />
  </div>
);
