import { Modal, Text } from '@mantine/core';
import { ConnectionTable } from '#src/features/oauth/connections/connection-section.tsx';
import { useOauthConnections, useOauthProviders } from '#src/features/oauth/oauth-queries.ts';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';

interface ConnectionsDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** All connections of all providers. */
export const ConnectionsDialog = ({ opened, onClose }: ConnectionsDialogProps) => {
  const connections = useOauthConnections({ enabled: opened });
  const { data: providers = [] } = useOauthProviders();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Connections"
      size="70rem"
      // A link leads to a screen that the dialog would cover, or to another step of this one.
      onClick={({ target }) => target instanceof Element && target.closest('a') && onClose()}
    >
      <LoadState
        state={connections}
        errorTitle="The connections could not be loaded"
        loading={<LoadingText what="the connections" />}
      >
        {(all) =>
          all.length === 0 ? (
            <Text size="sm" c="dimmed">
              There are no connections yet. Choose a provider, and log in to it.
            </Text>
          ) : (
            <ConnectionTable connections={all} providers={providers} />
          )
        }
      </LoadState>
    </Modal>
  );
};
