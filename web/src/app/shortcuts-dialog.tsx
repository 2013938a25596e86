// With the first dialog that is loaded when the browser is idle: nothing can be loaded from a server that is gone.
import '#src/app/lost-code.ts';
import { Modal } from '@mantine/core';
import { Fact, FactList } from '#src/ui/text/fact-list.tsx';
import { KeyHint } from '#src/ui/text/key-hint.tsx';

interface Shortcut {
  keys: readonly string[];
  /** What it does. */
  text: string;
}

/** All shortcuts, for the list that `?` opens. `Mod` is ⌘ or Ctrl. */
const shortcuts: readonly Shortcut[] = [
  { keys: ['Mod', 'K'], text: 'Search commands, keys, endpoints and APIs' },
  { keys: ['/'], text: 'Search the list on this screen' },
  { keys: ['Mod', 'Enter'], text: 'Submit the current form' },
  { keys: ['Mod', 'S'], text: 'Save the request on the test screen' },
  { keys: ['Alt', 'B'], text: 'Saved endpoints and history beside the request' },
  { keys: ['Alt', 'T'], text: 'New request on the test screen; with Shift, the last closed one' },
  { keys: ['Alt', 'W'], text: 'Close the request' },
  { keys: ['Alt', 'PageDown'], text: 'The next open request; PageUp, the one before' },
  { keys: ['Esc'], text: 'Close a dialog or clear a search' },
  { keys: ['F8'], text: 'Move to the notification' },
  { keys: ['?'], text: 'Show this list' },
];

export const ShortcutsDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Modal opened={opened} onClose={onClose} title="Keyboard shortcuts">
    <FactList>
      {shortcuts.map(({ keys, text }) => (
        <Fact key={text} name={<KeyHint keys={keys} />}>
          {text}
        </Fact>
      ))}
    </FactList>
  </Modal>
);
