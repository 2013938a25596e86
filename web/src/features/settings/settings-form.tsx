import { Button, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { KEY_TYPE_CHOICES, PERIOD_CHOICES, SETTING_LABELS } from '#src/features/settings/settings-values.ts';
import type { useSettingsForm } from '#src/features/settings/use-settings-form.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Form } from '#src/ui/form/form.tsx';
import { LazySelect } from '#src/ui/form/lazy-select.tsx';
import { Section } from '#src/ui/layout/section.tsx';

type SettingsFormState = ReturnType<typeof useSettingsForm>;
type Fields = Pick<SettingsFormState, 'form'>;

interface FlagProps extends Fields {
  name: 'autoRotationReminders' | 'secureStorage' | 'emailNotifications';
  children: ReactNode;
}

const Flag = ({ form, name, children }: FlagProps) => (
  <Switch
    {...form.getInputProps(name, { type: 'checkbox' })}
    label={SETTING_LABELS[name]}
    description={children}
  />
);

const RotationFields = ({ form }: Fields) => (
  <>
    <Flag form={form} name="autoRotationReminders">
      Marks keys that are due for rotation, and lists them on the dashboard.
    </Flag>
    <LazySelect
      {...form.getInputProps('defaultRotationPeriod')}
      label={SETTING_LABELS.defaultRotationPeriod}
      description="For keys whose provider has no number of days of its own."
      data={PERIOD_CHOICES}
      allowDeselect={false}
    />
  </>
);

const KeyFields = ({ form }: Fields) => (
  <>
    <LazySelect
      {...form.getInputProps('defaultApiKeyType')}
      label={SETTING_LABELS.defaultApiKeyType}
      description="The type of a new key, unless you choose another one under Advanced when you add it."
      data={KEY_TYPE_CHOICES}
      allowDeselect={false}
    />
    <Flag form={form} name="secureStorage">
      Keys are always encrypted. This only records your preference.
    </Flag>
  </>
);

const EmailFields = ({ form }: Fields) => (
  <>
    <Flag form={form} name="emailNotifications">
      Gatehouse does not send email. This records that you would want it; until then, look for due keys on the
      dashboard.
    </Flag>
    <TextInput
      {...form.getInputProps('emailAddress')}
      label={SETTING_LABELS.emailAddress}
      description="Optional. It stays in this browser and in the files that you export."
      placeholder="you@example.com"
      type="email"
      autoComplete="email"
      dir="auto"
    />
  </>
);

/** The preferences for API keys, stored when they are saved. */
export const SettingsForm = ({ form, isDirty, isChangedElsewhere, save, reset }: SettingsFormState) => {
  const saveButton = useRef<HTMLButtonElement>(null);
  const discard = (): void => {
    reset();
    // The button that was pressed disappears.
    saveButton.current?.focus();
  };
  return (
    <Section title="API Key Management">
      <Form form={form} onSubmit={save}>
        <Stack gap="lg" maw={560}>
          {isChangedElsewhere && (
            <Notice>
              {isDirty
                ? 'The settings were changed in another tab. What you changed here is not saved yet, and is still here.'
                : 'The settings were changed in another tab, and are shown as they are now.'}
            </Notice>
          )}
          <RotationFields form={form} />
          <KeyFields form={form} />
          <EmailFields form={form} />
          <Group gap="sm">
            <Button ref={saveButton} type="submit">
              Save Settings
            </Button>
            {isDirty && (
              <Button variant="default" onClick={discard}>
                Discard changes
              </Button>
            )}
            <Text size="sm" c="dimmed" role="status">
              {isDirty ? 'Not saved yet' : ''}
            </Text>
          </Group>
        </Stack>
      </Form>
    </Section>
  );
};
