import { Stack } from '@mantine/core';
import { DailyVerification } from '#src/features/settings/daily-verification.tsx';
import { DataManagement } from '#src/features/settings/data-management.tsx';
import { SettingsForm } from '#src/features/settings/settings-form.tsx';
import { useSettingsForm } from '#src/features/settings/use-settings-form.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { WideColumns } from '#src/ui/table/wide-columns.tsx';

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
