import { Group, Kbd } from '@mantine/core';
import { isApple } from '#src/ui/text/platform.ts';

const APPLE: Record<string, string> = { Mod: '⌘', Alt: '⌥', Shift: '⇧', Enter: '↵' };
const OTHER: Record<string, string> = { Mod: 'Ctrl' };

/** The keys of a shortcut; `Mod` is ⌘ or Ctrl: `<KeyHint keys={['Mod', 'Enter']} />`. */
export const KeyHint = ({ keys }: { keys: readonly string[] }) => (
  <Group component="span" gap={3} wrap="nowrap" display="inline-flex" style={{ verticalAlign: 'middle' }}>
    {keys.map((key) => (
      <Kbd key={key}>{(isApple ? APPLE : OTHER)[key] ?? key}</Kbd>
    ))}
  </Group>
);
