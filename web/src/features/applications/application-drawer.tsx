import type { Application, ApplicationState } from '@gatehouse/contract/applications.ts';
import { APPLICATION_STATES } from '@gatehouse/contract/plain/application-options.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { Drawer, Group, Select, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconTrash } from '@tabler/icons-react';
import { usePlatform } from '#src/features/applications/application-queries.ts';
import { STATE_LABELS } from '#src/features/applications/application-values.ts';
import classes from '#src/features/applications/applications.module.css';
import { Dossier } from '#src/features/applications/dossier.tsx';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';
import { useProviders } from '#src/features/providers/offers/provider-queries.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useLast } from '#src/lib/use-last.ts';
import { ActionButton } from '#src/ui/button/action-button.tsx';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { toastSuccess } from '#src/ui/feedback/toast.ts';
import { DateText } from '#src/ui/text/date-text.tsx';
import { Fact, FactList } from '#src/ui/text/fact-list.tsx';

const STATES = APPLICATION_STATES.map((state) => ({ value: state, label: STATE_LABELS[state].label }));

const StateField = ({ application: { id, status } }: { application: Application }) => {
  const utils = trpc.useUtils();
  const update = trpc.applications.update.useMutation({
    onSuccess: (changed) => {
      utils.applications.get.setData({ id }, changed);
      utils.applications.list.setData({}, (listed) =>
        listed?.map((one) => (one.id === changed.id ? changed : one)),
      );
      toastSuccess(`Status: ${STATE_LABELS[changed.status].label}`);
    },
    meta: { failure: 'Failed to change the status' },
  });
  return (
    <Select
      aria-label="Status"
      data={STATES}
      value={status}
      allowDeselect={false}
      disabled={update.isPending}
      className={classes.state}
      onChange={(chosen) => chosen !== null && update.mutate({ id, status: chosen as ApplicationState })}
    />
  );
};

const DeleteButton = ({ id, onDeleted }: { id: number; onDeleted: () => void }) => {
  const utils = trpc.useUtils();
  const [opened, dialog] = useDisclosure(false);
  const remove = trpc.applications.delete.useMutation({
    onSuccess: () => {
      dialog.close();
      utils.applications.list.setData({}, (listed) => listed?.filter((one) => one.id !== id));
      toastSuccess('Application deleted');
      onDeleted();
    },
    meta: { failure: 'Failed to delete the application' },
  });
  return (
    <>
      <ActionButton variant="default" icon={IconTrash} onClick={dialog.open}>
        Delete
      </ActionButton>
      <ConfirmDialog
        opened={opened}
        onClose={dialog.close}
        title="Delete the application?"
        confirmLabel="Delete application"
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
      >
        It is deleted here. What you sent to the platform stays there. This action cannot be undone.
      </ConfirmDialog>
    </>
  );
};

interface ContentProps {
  application: Application;
  provider: Provider | undefined;
  onDeleted: () => void;
}

const Content = ({ application, provider, onDeleted }: ContentProps) => {
  const platform = usePlatform(application.platformId);
  const name = provider === undefined ? 'the platform' : providerLabel(provider);
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <Title order={3}>{application.projectName}</Title>
        <FactList>
          <Fact name="Platform">{name}</Fact>
          <Fact name="Submitted">
            <DateText iso={application.createdAt} withRelative />
          </Fact>
          <Fact name="Status">
            <StateField application={application} />
          </Fact>
        </FactList>
        <Text size="sm" c="dimmed">
          Gatehouse does not send the application to {name}. Copy the answers into its form, and set the
          status here once you hear back.
        </Text>
      </Stack>
      <LoadState
        state={platform}
        errorTitle="What the platform asks could not be loaded"
        loading={<LoadingText what="the questions of the platform" count={4} />}
      >
        {(loaded) => <Dossier application={application} platform={loaded} platformName={name} />}
      </LoadState>
      <Group justify="flex-end">
        <DeleteButton id={application.id} onDeleted={onDeleted} />
      </Group>
    </Stack>
  );
};

interface ApplicationDrawerProps {
  /** Undefined while it is closed. */
  id: number | undefined;
  opened: boolean;
  onClose: () => void;
}

/** An application that was submitted, with its answers for the platform's form. */
export const ApplicationDrawer = ({ id, opened, onClose }: ApplicationDrawerProps) => {
  const last = useLast(id);
  const { data: providers = [] } = useProviders();
  const application = trpc.applications.get.useQuery({ id: last ?? 0 }, { enabled: last !== undefined });
  return (
    <Drawer opened={opened} onClose={onClose} title="Application" position="right" size="lg">
      <LoadState
        state={application}
        errorTitle="The application could not be loaded"
        loading={<LoadingText what="the application" count={8} />}
      >
        {(loaded) => (
          <Content
            application={loaded}
            provider={providers.find(({ id: one }) => one === loaded.platformId)}
            onDeleted={onClose}
          />
        )}
      </LoadState>
    </Drawer>
  );
};
