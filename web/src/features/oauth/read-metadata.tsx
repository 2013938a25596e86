import type { OauthMetadata } from '@gatehouse/contract/oauth.ts';
import { Text } from '@mantine/core';
import { IconWorldDownload } from '@tabler/icons-react';
import classes from '#src/features/oauth/config.module.css';
import type { ConfigFormState } from '#src/features/oauth/config-values.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { atFields } from '#src/ui/form/read-form-failure.ts';
import { useFormFailure } from '#src/ui/form/use-form-failure.ts';

const PATHS = atFields(['authorizationUrl'], { url: 'authorizationUrl' });

interface ReadMetadataProps {
  /** Its authorization URL is what is asked; what is wrong with it is shown there. */
  form: ConfigFormState;
  onRead: (found: OauthMetadata) => void;
}

/** A button that fills the form with what the login server publishes about itself, and says what that was. */
export const ReadMetadata = ({ form, onRead }: ReadMetadataProps) => {
  const url = form.values.authorizationUrl;
  const read = trpc.oauth.metadata.useMutation({
    onSuccess: (found) => found.isFound && onRead(found),
    trpc: { context: UNBATCHED },
  });
  const failure = useFormFailure({ form, error: read.error, pathOf: PATHS });
  const start = (): void => {
    if (url.trim() === '')
      form.setFieldError('authorizationUrl', 'Enter the address of the login server first');
    else read.mutate({ url });
  };
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
        {read.isPending ? 'Reading…' : (failure ?? read.data?.message)}
      </Text>
    </div>
  );
};
