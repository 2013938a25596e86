import { Group, Kbd } from '@mantine/core';

/** True on Apple devices, where shortcuts use the command key instead of Ctrl. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

const APPLE: Record<string, string> = { Mod: '⌘', Alt: '⌥', Shift: '⇧', Enter: '↵' };
const OTHER: Record<string, string> = { Mod: 'Ctrl' };

const nameOf = (key: string): string => (isApple ? APPLE : OTHER)[key] ?? key;

/** A shortcut as a text, for a hint: `Alt+T`. */
export const shortcutText = (keys: readonly string[]): string => keys.map(nameOf).join(isApple ? '' : '+');

/** The keys of a shortcut; `Mod` is ⌘ or Ctrl: `<KeyHint keys={['Mod', 'Enter']} />`. */
export const KeyHint = ({ keys }: { keys: readonly string[] }) => (
  <Group component="span" gap={3} wrap="nowrap" display="inline-flex" style={{ verticalAlign: 'middle' }}>
    {keys.map((key) => (
      <Kbd key={key}>{nameOf(key)}</Kbd>
    ))}
  </Group>
);
