import { Alert, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconRefresh, IconTrash, IconUserPlus, IconUserQuestion } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useProfile } from '#src/features/profile/offers/profile-queries.ts';
import classes from '#src/features/profile/profile.module.css';
import { ProfileForm } from '#src/features/profile/profile-form.tsx';
import { errorMessage, errorStatus } from '#src/lib/error-message.ts';
import { loadExport } from '#src/lib/load-once.ts';
import { ActionButton } from '#src/ui/button/action-button.tsx';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { LoadingRows } from '#src/ui/feedback/loading-state.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Section } from '#src/ui/layout/section.tsx';

const route = getRouteApi('/_shell/profile');

const deleteDialog = loadExport(
  () => import('#src/features/profile/delete-profile-dialog.tsx'),
  'DeleteProfileDialog',
);

interface NotFoundProps {
  error: unknown;
  isBusy: boolean;
  onRetry: () => void;
  onCreate: () => void;
}

const isMissing = (error: unknown): boolean => errorStatus(error) === 404;

/** There is no profile, or it could not be loaded: then its reason is shown too. */
const ProfileNotFound = ({ error, isBusy, onRetry, onCreate }: NotFoundProps) => (
  <Alert
    role="alert"
    variant="light"
    color={isMissing(error) ? 'accent' : 'red'}
    icon={<IconUserQuestion size={18} stroke={1.75} aria-hidden />}
    title="Profile Not Found"
    className={isMissing(error) ? undefined : classes.failed}
  >
    <Text size="sm" c="var(--mantine-color-text)" mb="sm">
      {isMissing(error)
        ? 'Enter your company, your contact and your project once. Applications are filled in from them.'
        : `The profile could not be loaded. ${errorMessage(error)}`}
    </Text>
    <Group gap="xs">
      <ActionButton icon={IconUserPlus} onClick={onCreate}>
        Create Profile
      </ActionButton>
      {!isMissing(error) && (
        <BusyButton variant="default" icon={IconRefresh} isBusy={isBusy} onClick={onRetry}>
          Retry
        </BusyButton>
      )}
    </Group>
  </Alert>
);

const DeleteButton = ({ id, onDeleted }: { id: number; onDeleted: () => void }) => {
  const [opened, dialog] = useDisclosure(false);
  return (
    <>
      <ActionButton variant="default" icon={IconTrash} onClick={dialog.open}>
        Delete profile
      </ActionButton>
      <LazyDialog code={deleteDialog} opened={opened} onClose={dialog.close} id={id} onDeleted={onDeleted} />
    </>
  );
};

/** Creates or edits the one profile, from which applications are filled in. */
export const ProfilePage = () => {
  const { platform } = route.useSearch();
  const navigate = route.useNavigate();
  const { data: profile, error, isFetching, refetch } = useProfile();
  const [isCreating, setCreating] = useState(false);
  const choose = (id: number | undefined): void =>
    void navigate({ search: { platform: id }, replace: true, resetScroll: false });
  return (
    <>
      <PageHeader
        title="User Profile"
        description="Used to fill in applications for API access. It is stored here and never sent."
        actions={profile && <DeleteButton id={profile.id} onDeleted={() => setCreating(false)} />}
      />
      {profile === undefined && !isCreating && error === null && (
        <Section>
          <LoadingRows what="profile" columns={2} />
        </Section>
      )}
      {profile === undefined && !isCreating && error !== null && (
        <ProfileNotFound
          error={error}
          isBusy={isFetching}
          onRetry={() => void refetch()}
          onCreate={() => setCreating(true)}
        />
      )}
      {(profile !== undefined || isCreating) && (
        <ProfileForm
          // Another profile begins another form.
          key={profile?.createdAt ?? 'new'}
          profile={profile}
          platformId={platform}
          onPlatform={choose}
        />
      )}
    </>
  );
};
