import { SETTINGS_VERSION, type Settings } from '@gatehouse/contract/plain/settings-options.ts';
import type { SettingsFile } from '@gatehouse/contract/settings.ts';
import { Group, Stack, Text } from '@mantine/core';
import { IconBulb, IconFileExport, IconFileImport, IconTrash, type TablerIcon } from '@tabler/icons-react';
import { useState } from 'react';
import { settingsStore } from '#src/features/settings/offers/settings-store.ts';
import classes from '#src/features/settings/settings.module.css';
import { SettingsForm } from '#src/features/settings/settings-form.tsx';
import { useSettingsForm } from '#src/features/settings/use-settings-form.ts';
import { useHiddenTips } from '#src/features/tips/offers/hidden-tips.ts';
import { downloadText } from '#src/lib/download.ts';
import { focusHeading } from '#src/lib/focus-heading.ts';
import { loadExport } from '#src/lib/load-once.ts';
import { ActionButton } from '#src/ui/button/action-button.tsx';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Section, WideColumns } from '#src/ui/layout/section.tsx';

/** The settings as a file: its name and its content. */
export const settingsFile = (settings: Settings, now: Date): { name: string; text: string } => {
  const exportedAt = now.toISOString();
  const file: SettingsFile = { product: 'Gatehouse', version: SETTINGS_VERSION, exportedAt, settings };
  return {
    name: `gatehouse-settings-${exportedAt.slice(0, 10)}.json`,
    text: `${JSON.stringify(file, null, 2)}\n`,
  };
};

const importDialog = loadExport(
  () => import('#src/features/settings/import-settings-dialog.tsx'),
  'ImportSettingsDialog',
);
const deleteDialog = loadExport(
  () => import('#src/features/settings/delete-local-data-dialog.tsx'),
  'DeleteLocalDataDialog',
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
    <Text size="sm" flex="1 1 320px" maw={560}>
      {text}
    </Text>
    <ActionButton
      variant={isDestructive ? 'light' : 'default'}
      color={isDestructive ? 'red' : undefined}
      icon={Icon}
      onClick={onClick}
    >
      {label}
    </ActionButton>
  </Group>
);

/** @param isDirty the form has changes that are not saved */
const exportSettings = (isDirty: boolean): void => {
  const { name, text } = settingsFile(settingsStore.read(), new Date());
  downloadText(name, 'application/json', text);
  toast({
    title: 'Settings exported',
    description: isDirty ? `${name}, without the changes that are not saved` : name,
  });
};

interface DataManagementProps {
  /** The form has changes that are not saved. */
  isDirty: boolean;
  onDeleted: () => void;
}

/** Export, import and deletion of what this browser stores. */
const DataManagement = ({ isDirty, onDeleted }: DataManagementProps) => {
  const [open, setOpen] = useState<'import' | 'delete'>();
  const tips = useHiddenTips();
  const close = (): void => setOpen(undefined);
  const showTips = (): void => {
    tips.showAll();
    focusHeading();
    toast({ title: 'Tips are shown again' });
  };
  return (
    <Section title="Data Management">
      <Stack gap="md">
        <Action
          label="Export Settings"
          text="Save the settings as a JSON file, as a backup or for another browser. It contains the email address, and no key or other secret."
          icon={IconFileExport}
          onClick={() => exportSettings(isDirty)}
        />
        <Action
          label="Import Settings"
          text="Read the settings from such a file. You review the changes before they are applied."
          icon={IconFileImport}
          onClick={() => setOpen('import')}
        />
        {tips.hidden.length > 0 && (
          <Action
            label="Show tips again"
            text="Bring back the tips that you hid on API Keys and Test APIs."
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

export const SettingsPage = () => {
  const state = useSettingsForm();
  return (
    <>
      <PageHeader title="Settings" description="Preferences, stored in this browser only." />
      <WideColumns>
        <SettingsForm {...state} />
        <DataManagement isDirty={state.isDirty} onDeleted={state.reset} />
      </WideColumns>
    </>
  );
};
