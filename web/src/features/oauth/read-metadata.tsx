import type { OauthMetadata } from '@gatehouse/contract/oauth-setup.ts';
import { Text } from '@mantine/core';
import { IconWorldDownload } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '#src/features/oauth/config.module.css';
import type { ConfigFormState } from '#src/features/oauth/config-values.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { atFields, useFormFailure } from '#src/ui/form/use-form-failure.ts';

export interface ReadMetadataProps {
  form: ConfigFormState;
  /** The URL that is asked; what is wrong with it is shown there. */
  name: 'authorizationUrl' | 'deviceAuthorizationUrl';
  /** The scopes that the login server publishes. */
  onScopes: (names: readonly string[]) => void;
}

/** Fills the form with what was read; what the server does not say stays as it is. */
const fill = (form: ConfigFormState, found: OauthMetadata): void => {
  const { issuer, clientAuth } = found;
  // One with a placeholder, as of Entra, is no tenant's.
  form.setFieldValue('issuer', issuer === null || issuer.includes('{') ? '' : issuer);
  if (clientAuth !== null) form.setFieldValue('clientAuth', clientAuth);
  // The first is the most common one that the server knows, which is what a key is made for.
  if (clientAuth === 'private_key_jwt') form.setFieldValue('signingAlg', found.signingAlgs[0] ?? '');
  for (const name of [
    'authorizationUrl',
    'deviceAuthorizationUrl',
    'tokenUrl',
    'pushedAuthorizationUrl',
  ] as const) {
    const url = found[name];
    if (url !== null) form.setFieldValue(name, url);
  }
};

/** A button that fills the form with what the login server publishes about itself, and says what that was. */
export const ReadMetadata = ({ form, name, onScopes }: ReadMetadataProps) => {
  const url = form.values[name];
  const [paths] = useState(() => atFields([name], { url: name }));
  const read = trpc.oauth.metadata.useMutation({
    onSuccess: (found) => {
      if (!found.isFound) return;
      fill(form, found);
      onScopes(found.scopes);
    },
    trpc: { context: UNBATCHED },
  });
  const failure = useFormFailure({ form, error: read.error, pathOf: paths });
  const start = (): void => {
    if (url.trim() === '') form.setFieldError(name, 'Enter the address of the login server first');
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
