export interface Shortcut {
  keys: readonly string[];
  /** What it does. */
  text: string;
}

/** Every shortcut there is, for the list that `?` opens. `Mod` stands for ⌘ or Ctrl. */
export const shortcuts: readonly Shortcut[] = [
  { keys: ['Mod', 'K'], text: 'Go to a screen or a key' },
  { keys: ['/'], text: 'Search the keys, on the screen API Keys' },
  { keys: ['Mod', 'Enter'], text: 'Send the form that you are in' },
  { keys: ['Esc'], text: 'Close what is open, empty a search' },
  { keys: ['F8'], text: 'Move to the notification' },
  { keys: ['?'], text: 'Show this list' },
];
