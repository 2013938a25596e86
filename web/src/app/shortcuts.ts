export interface Shortcut {
  keys: readonly string[];
  /** What it does. */
  text: string;
}

/** All shortcuts, for the list that `?` opens. `Mod` is ⌘ or Ctrl. */
export const shortcuts: readonly Shortcut[] = [
  { keys: ['Mod', 'K'], text: 'Search commands, keys, endpoints and APIs' },
  { keys: ['/'], text: 'Search the list on this screen' },
  { keys: ['Mod', 'Enter'], text: 'Submit the current form' },
  { keys: ['Esc'], text: 'Close a dialog or clear a search' },
  { keys: ['F8'], text: 'Move to the notification' },
  { keys: ['?'], text: 'Show this list' },
];
