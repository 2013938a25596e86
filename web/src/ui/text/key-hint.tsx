import { Group, Kbd } from '@mantine/core';

/** True on Apple devices, where shortcuts use the command key instead of Ctrl. */
const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

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
