import { Button, Group, Stack, Text } from '@mantine/core';
import { IconBulb, IconFileExport, IconFileImport, IconTrash, type TablerIcon } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '#src/features/settings/settings.module.css';
import { settingsFile } from '#src/features/settings/settings-file.ts';
import { downloadText } from '#src/lib/download.ts';
import { focusHeading } from '#src/lib/focus-heading.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import { settingsStore } from '#src/shared/settings/settings-store.ts';
import { useHiddenTips } from '#src/shared/tips/hidden-tips.ts';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.ts';
import { Section } from '#src/ui/layout/section.tsx';

const importDialog = loadOnce(
  async () => (await import('#src/features/settings/import-settings-dialog.tsx')).ImportSettingsDialog,
);
const deleteDialog = loadOnce(
  async () => (await import('#src/features/settings/delete-local-data-dialog.tsx')).DeleteLocalDataDialog,
);

interface ActionProps {
  label: string;
  text: string;
  icon: TablerIcon;
  isDestructive?: boolean;
  onClick: () => void;
}

const Action = ({ label, text, icon: Icon, isDestructive = false, onClick }: ActionProps) => (
  <Group justify="space-between" gap="sm" className={classes.action}>
    <Text size="sm" maw={560}>
      {text}
    </Text>
    <Button
      variant={isDestructive ? 'light' : 'default'}
      color={isDestructive ? 'red' : undefined}
      leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
      onClick={onClick}
    >
      {label}
    </Button>
  </Group>
);

interface DataManagementProps {
  /** The form has changes that are not saved. */
  isDirty: boolean;
  onDeleted: () => void;
}

/** Export, import and deletion of what this browser stores. */
export const DataManagement = ({ isDirty, onDeleted }: DataManagementProps) => {
  const [open, setOpen] = useState<'import' | 'delete'>();
  const tips = useHiddenTips();
  const close = (): void => setOpen(undefined);
  const showTips = (): void => {
    tips.showAll();
    focusHeading();
    toast({ title: 'Tips are shown again' });
  };
  const exportSettings = (): void => {
    const { name, text } = settingsFile(settingsStore.read(), new Date());
    downloadText(name, 'application/json', text);
    toast({
      title: 'Settings exported',
      description: isDirty ? `${name}, without the changes that are not saved` : name,
    });
  };
  return (
    <Section title="Data Management">
      <Stack gap="md">
        <Action
          label="Export Settings"
          text="Save the settings as a JSON file, as a backup or for another browser. It contains the email address, and no key or other secret."
          icon={IconFileExport}
          onClick={exportSettings}
        />
        <Action
          label="Import Settings"
          text="Read the settings from such a file. You see what changes before anything does."
          icon={IconFileImport}
          onClick={() => setOpen('import')}
        />
        {tips.hidden.length > 0 && (
          <Action
            label="Show tips again"
            text="Bring back the tips that you put away on API Keys and Test APIs."
            icon={IconBulb}
            onClick={showTips}
          />
        )}
        <Action
          label="Delete All Data"
          text="Delete everything that this browser stores for Gatehouse. Your keys and everything else on the server stay."
          icon={IconTrash}
          isDestructive
          onClick={() => setOpen('delete')}
        />
      </Stack>
      <LazyDialog code={importDialog} opened={open === 'import'} onClose={close} />
      <LazyDialog code={deleteDialog} opened={open === 'delete'} onClose={close} onDeleted={onDeleted} />
    </Section>
  );
};
