import { Modal } from '@mantine/core';
import { shortcuts } from '#src/app/shortcuts.ts';
import { Fact, FactList } from '#src/ui/text/fact-list.tsx';
import { KeyHint } from '#src/ui/text/key-hint.tsx';

interface ShortcutsDialogProps {
  opened: boolean;
  onClose: () => void;
}

export const ShortcutsDialog = ({ opened, onClose }: ShortcutsDialogProps) => (
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
