import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { DateText } from '#src/components/date-text.tsx';
import { Fact, FactList } from '#src/components/fact-list.tsx';
import type { KeyRow } from '#src/shared/keys/key-rows.ts';
import { KeyStatus } from '#src/shared/keys/key-status.tsx';
import { PinnedHosts } from '#src/shared/keys/pinned-hosts.tsx';

const Note = ({ children }: { children: ReactNode }) => (
  <Text size="xs" c="dimmed">
    {children}
  </Text>
);

const BaseUrl = ({ row: { key, provider } }: { row: KeyRow }) => {
  const baseUrl = key.baseUrl ?? provider?.baseUrl ?? null;
  if (baseUrl === null) return <>None: each call needs a full URL</>;
  return (
    <>
      <Text component="span" size="sm" ff="monospace">
        {baseUrl}
      </Text>
      <Note>{key.baseUrl === null ? 'The provider’s default' : 'Set for this key'}</Note>
    </>
  );
};

/** The details of a key. */
export const KeyFacts = ({ row }: { row: KeyRow }) => {
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
