import { Group, Text, VisuallyHidden } from '@mantine/core';
import classes from '#src/features/keys/keys.module.css';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import { type KeyState, keyStates } from '#src/features/keys/table/key-states.ts';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';

const State = ({ state: { label, tone, title } }: { state: KeyState }) =>
  tone === 'none' ? (
    <Text size="xs" c="dimmed" title={title}>
      {label}
    </Text>
  ) : (
    <StatusBadge tone={tone} title={title}>
      {label}
    </StatusBadge>
  );

const ORDER: KeyState['kind'][] = ['active', 'verdict', 'problem', 'due', 'expiry'];

const inOrder = (row: KeyRow): KeyState[] => {
  const states = keyStates(row);
  const sorted = ORDER.flatMap((kind) => states.find((state) => state.kind === kind) ?? []);
  // Text between two badges would part them where the line wraps.
  return sorted.toSorted((a, b) => Number(a.tone === 'none') - Number(b.tone === 'none'));
};

/**
 * Active or inactive, what the provider said when the key was last verified, the time since the last rotation if the key
 * is due for rotation, and the expiry.
 */
export const KeyStatus = ({ row }: { row: KeyRow }) => (
  <Group gap={6} className={classes.states}>
    {inOrder(row).map((state) => (
      <State key={state.kind} state={state} />
    ))}
  </Group>
);

/** The same words in elements that cost nothing, for a row that is far from the window. */
export const PlainStatus = ({ row, isShort = false }: { row: KeyRow; isShort?: boolean }) => (
  <span className={classes.plainStates}>
    {(isShort ? keyStates(row).slice(0, 1) : inOrder(row)).map(({ kind, label, tone }) => (
      <span key={kind} className={classes.plainState} data-badge={tone !== 'none'}>
        {label}
      </span>
    ))}
  </span>
);

/** In one line: what needs attention most. The rest is in the title, and read by screen readers. */
export const ShortStatus = ({ row }: { row: KeyRow }) => {
  const [first, ...rest] = keyStates(row);
  if (first === undefined) return null;
  const others = rest.map(({ label }) => label).join(', ');
  return (
    <Group gap={6} wrap="nowrap" className={classes.short} title={others}>
      <State state={first} />
      <VisuallyHidden>{others}</VisuallyHidden>
    </Group>
  );
};
