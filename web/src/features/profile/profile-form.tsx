import type { Profile } from '@gatehouse/contract/profile.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Completeness } from '#src/features/profile/completeness.tsx';
import classes from '#src/features/profile/profile.module.css';
import { PROFILE_DRAFT_ID, profileDraft } from '#src/features/profile/profile-draft.ts';
import { ProfileFields } from '#src/features/profile/profile-fields.tsx';
import {
  NO_PROFILE,
  PROFILE_PATHS,
  type ProfileField,
  type ProfileValues,
  valuesOfProfile,
} from '#src/features/profile/profile-values.ts';
import { useSaveProfile } from '#src/features/profile/use-save-profile.ts';
import { focusHeading } from '#src/lib/focus-heading.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { FormFailure } from '#src/ui/feedback/form-failure.tsx';
import { focusFirstError, submitOnModEnter } from '#src/ui/form/form-behaviour.ts';
import { useFirstValues, useFormDraft } from '#src/ui/form/form-draft.ts';
import { useFormFailure } from '#src/ui/form/use-form-failure.ts';
import { useLazyValidation } from '#src/ui/form/use-lazy-validation.ts';

const validation = loadOnce(
  async () => (await import('#src/features/profile/profile-schema.ts')).validateProfile,
);

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
  const { values: initialValues } = useFirstValues(profileDraft, PROFILE_DRAFT_ID, before);
  const form = useForm<ProfileValues>({ initialValues, validate: useLazyValidation(validation) });
  useFormDraft(profileDraft, PROFILE_DRAFT_ID, before, form.values);
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
  const element = useRef<HTMLFormElement>(null);
  const { form, isDirty, settle, discard } = useProfileForm(profile);
  const isNew = profile === undefined;
  const { save, error, isPending, toast } = useSaveProfile(profile, (saved) => {
    settle(valuesOfProfile(saved));
    // The form of the profile takes the place of this one, with the button that had the focus.
    if (isNew) setTimeout(() => document.activeElement === document.body && focusHeading());
  });
  // The button that began the new profile has given way to this form.
  useEffect(() => {
    if (isNew) element.current?.querySelector<HTMLElement>('[data-path$="companyName"]')?.focus();
  }, [isNew]);
  const failure = useFormFailure({ form, error, pathOf: PROFILE_PATHS, toast });
  const submit = form.onSubmit(
    (values) => {
      if (!isPending) save(values);
    },
    () => focusFirstError(element.current),
  );
  return (
    <form ref={element} className={classes.form} onSubmit={submit} onKeyDown={submitOnModEnter} noValidate>
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
          <BusyButton type="submit" icon={IconDeviceFloppy} isBusy={isPending}>
            {isNew ? 'Create Profile' : 'Save Changes'}
          </BusyButton>
          {isDirty && !isPending && (
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
    </form>
  );
};
