import type { OauthMetadata } from '@gatehouse/contract/oauth.ts';
import { Text } from '@mantine/core';
import { IconWorldDownload } from '@tabler/icons-react';
import { BusyButton } from '#src/components/busy-button.tsx';
import classes from '#src/features/oauth/config.module.css';
import { errorMessage } from '#src/lib/error-message.ts';
import { readFormFailure } from '#src/lib/form-failure.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';

interface ReadMetadataProps {
  /** What is typed as the authorization URL. */
  url: string;
  onRead: (found: OauthMetadata) => void;
  /** Receives what is wrong with the URL. */
  onInvalid: (message: string) => void;
}

/** A button that fills the form with what the login server publishes about itself, and says what that was. */
export const ReadMetadata = ({ url, onRead, onInvalid }: ReadMetadataProps) => {
  const read = trpc.oauth.metadata.useMutation({
    onSuccess: (found) => found.isFound && onRead(found),
    onError: (error) => {
      const { url: problem } = readFormFailure(error, () => 'url').fields;
      if (problem !== undefined) onInvalid(problem);
    },
    trpc: { context: UNBATCHED },
  });
  const start = (): void => {
    if (url.trim() === '') onInvalid('Enter the address of the login server first');
    else read.mutate({ url });
  };
  const failure = read.error !== null && readFormFailure(read.error, () => 'url');
  const message = failure && !failure.isAboutInput ? errorMessage(read.error) : read.data?.message;
  return (
    <div className={classes.underField}>
      <BusyButton
        variant="default"
        size="xs"
        icon={IconWorldDownload}
        isBusy={read.isPending}
        onClick={start}
      >
        Read what the server publishes
      </BusyButton>
      <Text size="xs" c="dimmed" role="status">
        {read.isPending ? 'Reading…' : message}
      </Text>
    </div>
  );
};
