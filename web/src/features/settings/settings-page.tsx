import { Stack } from '@mantine/core';
import { PageHeader } from '#src/components/page-header.tsx';
import { DataManagement } from '#src/features/settings/data-management.tsx';
import { SettingsForm } from '#src/features/settings/settings-form.tsx';
import { useSettingsForm } from '#src/features/settings/use-settings-form.ts';

export const SettingsPage = () => {
  const state = useSettingsForm();
  return (
    <>
      <PageHeader
        title="Settings"
        description="Preferences of this browser. They are stored in it, and never sent to the server."
      />
      <Stack gap="lg">
        <SettingsForm {...state} />
        <DataManagement isDirty={state.isDirty} onDeleted={state.reset} />
      </Stack>
    </>
  );
};
