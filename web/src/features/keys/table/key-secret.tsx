import type { KeyPart } from '@gatehouse/contract/key-parts.ts';
import { Group } from '@mantine/core';
import { useState } from 'react';
import classes from '#src/features/keys/keys.module.css';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import { trpc } from '#src/lib/trpc.ts';
import { copyText } from '#src/ui/button/clipboard.ts';
import { CopyButton } from '#src/ui/button/copy-button.tsx';
import { tellFailure } from '#src/ui/feedback/tell-failure.ts';
import { RevealToggle, SecretText } from '#src/ui/text/secret.tsx';

/**
 * The value of a key, or a further one of a key that consists of several: masked, revealed on request, copied without being shown. The first reveal or copy fetches it. It
 * is kept only in this component, never in the query cache, and is gone when the row is.
 */
export const KeySecret = ({
  row: { key },
  part,
}: {
  row: KeyRow;
  part?: Pick<KeyPart, 'name' | 'label'>;
}) => {
  const name = part === undefined ? key.name : `${part.label} of ${key.name}`;
  const mask = part === undefined ? key.apiKey : (key.parts[part.name] ?? 'Not stored');
  const [secret, setSecret] = useState<string>();
  const [isRevealed, setRevealed] = useState(false);
  const reveal = trpc.keys.reveal.useMutation({ gcTime: 0 });

  const fetchSecret = async (): Promise<string> => {
    if (secret !== undefined) return secret;
    const { apiKey, parts = {} } = await reveal.mutateAsync({ id: key.id });
    const value = part === undefined ? apiKey : (parts[part.name] ?? '');
    setSecret(value);
    return value;
  };

  const toggle = async () => {
    try {
      if (!isRevealed) await fetchSecret();
      setRevealed(!isRevealed);
    } catch (error) {
      tellFailure(error, 'Failed to reveal API key');
    }
  };

  const copy = async (): Promise<boolean> => {
    try {
      return await copyText(await fetchSecret());
    } catch (error) {
      tellFailure(error, 'Failed to copy API key');
      return false;
    }
  };

  return (
    <Group gap={0} wrap="nowrap" className={classes.secret}>
      <SecretText value={isRevealed && secret !== undefined ? secret : mask} isRevealed={isRevealed} />
      <RevealToggle name={name} isRevealed={isRevealed} isBusy={reveal.isPending} onToggle={toggle} />
      <CopyButton label={`Copy ${name}`} hint="Copy" onCopy={copy} />
    </Group>
  );
};
