import { Modal, Stack, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { DateText } from '#src/components/date-text.tsx';
import { Fact, FactList } from '#src/components/fact-list.tsx';
import { KeyLine } from '#src/features/keys/key-line.tsx';
import type { KeyRow } from '#src/features/keys/key-rows.ts';
import { KeyStatus } from '#src/features/keys/key-status.tsx';
import classes from '#src/features/keys/keys.module.css';
import { PinnedHosts } from '#src/features/keys/pinned-hosts.tsx';

const Note = ({ children }: { children: ReactNode }) => (
  <Text size="xs" c="dimmed">
    {children}
  </Text>
);

const BaseUrl = ({ row: { key, provider } }: { row: KeyRow }) => {
  const baseUrl = key.baseUrl ?? provider?.baseUrl ?? null;
  if (baseUrl === null) return <>None: each call names a full URL</>;
  return (
    <>
      <Text component="span" size="sm" ff="monospace">
        {baseUrl}
      </Text>
      <Note>{key.baseUrl === null ? 'The provider’s own' : 'Set for this key'}</Note>
    </>
  );
};

const Facts = ({ row }: { row: KeyRow }) => {
  const { key, provider } = row;
  return (
    <FactList>
      <Fact name="Status">
        <KeyStatus row={row} />
      </Fact>
      <Fact name="Added">
        <DateText iso={key.createdAt} withRelative />
      </Fact>
      <Fact name="Last rotated">
        <DateText iso={key.lastRotated} withRelative />
        {provider && <Note>Recommended every {provider.recommendedRotationDays} days</Note>}
      </Fact>
      <Fact name="Expires">
        {key.expiresAt === null ? 'Not set' : <DateText iso={key.expiresAt} withRelative />}
      </Fact>
      <Fact name="Base URL">
        <BaseUrl row={row} />
      </Fact>
      <Fact name="Pinned hosts">
        <PinnedHosts apiKey={key} />
      </Fact>
    </FactList>
  );
};

/** Names a key in a table, and opens what else is known of it. */
export const KeyDetails = ({ row }: { row: KeyRow }) => {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <UnstyledButton className={classes.opener} aria-haspopup="dialog" onClick={open}>
        <KeyLine row={row} />
        <VisuallyHidden>(details)</VisuallyHidden>
      </UnstyledButton>
      <Modal opened={opened} onClose={close} title="API Key Details">
        <Stack gap="lg">
          <KeyLine row={row} />
          <Facts row={row} />
        </Stack>
      </Modal>
    </>
  );
};
