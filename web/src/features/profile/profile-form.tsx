import { PROFILE_COMPANY_SIZES } from '@gatehouse/contract/plain/company/company-size.ts';
import type { Profile } from '@gatehouse/contract/profile.ts';
import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { schemaResolver, type UseFormReturnType } from '@mantine/form';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Completeness } from '#src/features/profile/completeness.tsx';
import {
  COLUMNS,
  type CompanyFieldProps,
  CompanyLongField,
  CompanyTextField,
  type CompanyTextFieldProps,
  sizeOptions,
} from '#src/features/profile/offers/company-fields.tsx';
import classes from '#src/features/profile/profile.module.css';
import {
  NO_PROFILE,
  PROFILE_DRAFT_ID,
  PROFILE_LABELS,
  PROFILE_PATHS,
  type ProfileField,
  type ProfileValues,
  profileDraft,
  toProfileInput,
  valuesOfProfile,
} from '#src/features/profile/profile-values.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { focusHeading } from '#src/lib/focus-heading.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import { trpc } from '#src/lib/trpc.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { FormFailure } from '#src/ui/feedback/form-failure.tsx';
import { toastSuccess } from '#src/ui/feedback/toast.ts';
import { Form, useDraftForm } from '#src/ui/form/form.tsx';
import { LazySelect } from '#src/ui/form/lazy-select.tsx';
import { useFormFailure } from '#src/ui/form/use-form-failure.ts';
import { useLazyValidation } from '#src/ui/form/use-lazy-validation.ts';
import { Section, WideColumns } from '#src/ui/layout/section.tsx';

type FormState = UseFormReturnType<ProfileValues>;

const TextField = (props: CompanyTextFieldProps<ProfileField>) => (
  <CompanyTextField labels={PROFILE_LABELS} {...props} />
);

const LongField = (props: CompanyFieldProps<ProfileField>) => (
  <CompanyLongField labels={PROFILE_LABELS} {...props} />
);

const SIZES = sizeOptions(PROFILE_COMPANY_SIZES);

const Company = ({ form }: { form: FormState }) => (
  <Section title="Company">
    <Stack gap="md">
      <SimpleGrid cols={COLUMNS} verticalSpacing="md">
        <TextField form={form} name="companyName" required />
        <TextField form={form} name="companyWebsite" type="url" required placeholder="https://example.com" />
        <LazySelect
          label={PROFILE_LABELS.companySize}
          placeholder="Not given"
          data={SIZES}
          searchable={false}
          clearable
          {...form.getInputProps('companySize')}
          value={form.values.companySize === '' ? null : form.values.companySize}
          onChange={(size) => form.setFieldValue('companySize', size ?? '')}
        />
        <TextField form={form} name="companyIndustry" />
      </SimpleGrid>
      <LongField form={form} name="companyDescription" />
    </Stack>
  </Section>
);

const Contact = ({ form }: { form: FormState }) => (
  <Section title="Contact">
    <SimpleGrid cols={COLUMNS} verticalSpacing="md">
      <TextField form={form} name="contactName" required />
      <TextField form={form} name="contactEmail" type="email" required />
      <TextField form={form} name="contactPhone" type="tel" />
    </SimpleGrid>
  </Section>
);

const Project = ({ form }: { form: FormState }) => (
  <Section title="Project and API use">
    <Stack gap="md">
      <LongField
        form={form}
        name="projectDescription"
        required
        description="What you build, and for whom. At least 10 characters."
      />
      <LongField
        form={form}
        name="apiUsageDescription"
        required
        description="What you read and write with APIs, and why. It becomes the use case of an application. At least 10 characters."
      />
      <SimpleGrid cols={COLUMNS} verticalSpacing="md">
        <TextField form={form} name="projectUrl" type="url" placeholder="https://example.com/app" />
        <TextField form={form} name="expectedCallVolume" placeholder="5,000 calls a day" />
      </SimpleGrid>
      <LongField form={form} name="privacyMeasures" />
      <LongField form={form} name="additionalDetails" />
    </Stack>
  </Section>
);

/** All fields of the profile, in three sections. */
const ProfileFields = ({ form }: { form: FormState }) => (
  <WideColumns>
    <Stack gap="lg">
      <Company form={form} />
      <Contact form={form} />
    </Stack>
    <Project form={form} />
  </WideColumns>
);

/** Creates the profile if there is none, and changes it otherwise. */
const useSaveProfile = (profile: Profile | undefined, onSaved: (saved: Profile) => void) => {
  const utils = trpc.useUtils();
  const settle = (message: string) => (saved: Profile) => {
    utils.profile.get.setData({}, saved);
    toastSuccess(message);
    onSaved(saved);
  };
  const create = trpc.profile.create.useMutation({ onSuccess: settle('Profile created successfully') });
  const update = trpc.profile.update.useMutation({ onSuccess: settle('Profile updated successfully') });
  const { error, isPending: isBusy } = profile === undefined ? create : update;
  const save = (values: ProfileValues): void => {
    const input = toProfileInput(values);
    if (profile === undefined) create.mutate(input);
    else update.mutate({ id: profile.id, ...input });
  };
  const title = profile === undefined ? 'Error creating profile' : 'Error updating profile';
  return { save, error, isBusy, toast: { title, text: errorMessage(error) || 'Please try again later' } };
};

const validation = loadOnce(async () => {
  const resolve = schemaResolver((await import('@gatehouse/contract/profile.ts')).createProfileInput);
  return (values: ProfileValues) => resolve(toProfileInput(values));
});

interface ProfileFormProps {
  /** Undefined while one is created. */
  profile: Profile | undefined;
  /** The provider whose applications the profile is compared with. */
  platformId: number | undefined;
  onPlatform: (id: number | undefined) => void;
}

const useProfileForm = (profile: Profile | undefined) => {
  const saved = profile === undefined ? NO_PROFILE : valuesOfProfile(profile);
  const [before, setBefore] = useState(saved);
  const { form } = useDraftForm(profileDraft, PROFILE_DRAFT_ID, before, {
    validate: useLazyValidation(validation),
  });
  /** @param values what is saved now */
  const settle = (values: ProfileValues): void => {
    // Another form takes over when the profile has been created.
    profileDraft.forget(PROFILE_DRAFT_ID);
    setBefore(values);
    form.setValues(values);
    form.clearErrors();
  };
  const isDirty = Object.entries(before).some(([name, value]) => form.values[name as ProfileField] !== value);
  return { form, isDirty, settle, discard: () => settle(before) };
};

/** Creates the profile, or changes it. What was typed survives leaving the screen and a reload. */
export const ProfileForm = ({ profile, platformId, onPlatform }: ProfileFormProps) => {
  const { form, isDirty, settle, discard } = useProfileForm(profile);
  const isNew = profile === undefined;
  const { save, error, isBusy, toast } = useSaveProfile(profile, (saved) => {
    settle(valuesOfProfile(saved));
    // The form of the profile takes the place of this one, with the button that had the focus.
    if (isNew) setTimeout(() => document.activeElement === document.body && focusHeading());
  });
  // The button that began the new profile has given way to this form.
  const focusFirst = useEffectEvent(() => form.getInputNode('companyName')?.focus());
  useEffect(() => {
    if (isNew) focusFirst();
  }, [isNew]);
  const failure = useFormFailure({ form, error, pathOf: PROFILE_PATHS, toast });
  const submit = (values: ProfileValues): void => {
    if (!isBusy) save(values);
  };
  return (
    <Form form={form} onSubmit={submit} className={classes.form}>
      <Stack gap="lg">
        <Completeness
          values={form.values}
          platformId={platformId}
          onPlatform={onPlatform}
          onField={(field) => form.getInputNode(field)?.focus()}
        />
        <ProfileFields form={form} />
        <FormFailure>{failure}</FormFailure>
        <Group gap="sm" className={classes.bar}>
          <BusyButton type="submit" icon={IconDeviceFloppy} isBusy={isBusy}>
            {isNew ? 'Create Profile' : 'Save Changes'}
          </BusyButton>
          {isDirty && !isBusy && (
            <>
              <Button variant="default" onClick={discard}>
                Discard changes
              </Button>
              <Text size="xs" c="dimmed" role="status">
                Not saved yet
              </Text>
            </>
          )}
        </Group>
      </Stack>
    </Form>
  );
};
