import { SETTINGS_VERSION, type Settings } from '@gatehouse/contract/plain/settings-options.ts';
import type { SettingsFile } from '@gatehouse/contract/settings.ts';
import { Group, Stack, Switch, Text } from '@mantine/core';
import { IconBulb, IconFileExport, IconFileImport, IconTrash, type TablerIcon } from '@tabler/icons-react';
import { useState } from 'react';
import { settingsStore } from '#src/features/settings/offers/settings-store.ts';
import classes from '#src/features/settings/settings.module.css';
import { SettingsForm } from '#src/features/settings/settings-form.tsx';
import { useSettingsForm } from '#src/features/settings/use-settings-form.ts';
import { useHiddenTips } from '#src/features/tips/offers/hidden-tips.ts';
import { downloadText } from '#src/lib/download.ts';
import { focusHeading } from '#src/lib/focus-heading.ts';
import { formatCount, formatDateTime, formatRelative } from '#src/lib/format.ts';
import { loadExport } from '#src/lib/load-once.ts';
import { trpc } from '#src/lib/trpc.ts';
import { ActionButton } from '#src/ui/button/action-button.tsx';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { FROM_ERROR } from '#src/ui/feedback/tell-failure.ts';
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
    <Text size="sm" maw={560}>
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

interface Schedule {
  daily: boolean;
  isFixed: boolean;
  keys: number;
  lastRunAt: string | null;
  nextRunAt: string | null;
}

const lastRun = ({ lastRunAt }: Schedule): string =>
  lastRunAt === null ? 'It has not run yet.' : `Last run: ${formatDateTime(lastRunAt)}.`;

const nextRun = ({ daily, keys, nextRunAt }: Schedule): string => {
  if (!daily) return 'It is off: Gatehouse makes no calls on its own.';
  if (nextRunAt === null) return 'No stored key can be verified.';
  const when = Date.parse(nextRunAt) <= Date.now() ? 'within a minute' : formatRelative(nextRunAt);
  return `${formatCount(keys, 'key', 'keys')} can be verified. Next run: ${when}.`;
};

const DailySwitch = (schedule: Schedule) => {
  const utils = trpc.useUtils();
  const set = trpc.verification.setSchedule.useMutation({
    onSuccess: (saved) => utils.verification.schedule.setData({}, saved),
    meta: { failure: FROM_ERROR },
  });
  return (
    <Stack gap="xs" maw={560}>
      <Switch
        checked={set.isPending ? set.variables.daily : schedule.daily}
        disabled={schedule.isFixed}
        onChange={({ currentTarget }) => set.mutate({ daily: currentTarget.checked })}
        label="Verify keys every day"
        description="Asks each provider once a day whether it accepts your keys, even while no browser is open. A key that is rejected shows on the dashboard and on the browser’s tab. A provider that cannot be reached changes nothing. Keys of providers without such a call are left out."
      />
      {schedule.isFixed && (
        <Text size="sm">VERIFY_DAILY, which is set where the server runs, decides this.</Text>
      )}
      <Text size="sm" c="dimmed" role="status">
        {lastRun(schedule)} {nextRun(schedule)}
      </Text>
    </Stack>
  );
};

/** Turns the daily verification on the server on and off. */
const DailyVerification = () => {
  const schedule = trpc.verification.schedule.useQuery({}, { staleTime: 0 });
  return (
    <Section
      title="Daily Verification"
      description="A setting of the server, saved at once, for everyone who uses it."
    >
      <LoadState
        state={schedule}
        errorTitle="The daily verification could not be loaded"
        loading={<LoadingText what="settings" count={1} />}
      >
        {(loaded) => <DailySwitch {...loaded} />}
      </LoadState>
    </Section>
  );
};

export const SettingsPage = () => {
  const state = useSettingsForm();
  return (
    <>
      <PageHeader
        title="Settings"
        description="Preferences are stored in this browser only. The daily verification is a setting of the server."
      />
      <WideColumns>
        <SettingsForm {...state} />
        <Stack gap="lg">
          <DailyVerification />
          <DataManagement isDirty={state.isDirty} onDeleted={state.reset} />
        </Stack>
      </WideColumns>
    </>
  );
};
