import { List, useMantineColorScheme } from '@mantine/core';
import { settingsStore } from '#src/features/settings/offers/settings-store.ts';
import { useHiddenTips } from '#src/features/tips/offers/hidden-tips.ts';
import { clearBrowserStorage } from '#src/lib/browser-storage.ts';
import { forgetDrafts } from '#src/lib/draft.ts';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.ts';

interface DeleteLocalDataDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Called when it is deleted: what the screen shows is out of date. */
  onDeleted: () => void;
}

const DELETED = [
  'the settings on this screen, which return to their defaults',
  'the color scheme, which tips are hidden, whether new keys are verified, and which commands you used last',
  'in this tab, what you typed into forms and did not send, and the last results on Discover APIs, API Research and Test APIs',
];

/** Asks before everything is deleted that this browser stores. */
export const DeleteLocalDataDialog = ({ opened, onClose, onDeleted }: DeleteLocalDataDialogProps) => {
  const { clearColorScheme } = useMantineColorScheme();
  const { showAll } = useHiddenTips();
  const deleteAll = (): void => {
    clearColorScheme();
    clearBrowserStorage();
    forgetDrafts();
    settingsStore.reread();
    showAll();
    onDeleted();
    onClose();
    toast({ title: 'Local data deleted' });
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title="Delete all local data?"
      confirmLabel="Delete All Data"
      onConfirm={deleteAll}
      subject={
        <List size="sm" spacing={4}>
          {DELETED.map((what) => (
            <List.Item key={what}>{what}</List.Item>
          ))}
        </List>
      }
    >
      This deletes from this browser what is listed below. Your keys, endpoints and history are on the server,
      and stay. This action cannot be undone.
    </ConfirmDialog>
  );
};
