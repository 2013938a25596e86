import { furtherParts, keyPartsOf } from '@gatehouse/contract/parts-of-key.ts';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { trpc } from '#src/lib/trpc.ts';
import { type KeyRow, providerName } from '#src/shared/keys/key-rows.ts';
import { KeySecret } from '#src/shared/keys/key-secret.tsx';
import { KeyStatus } from '#src/shared/keys/key-status.tsx';
import { verdictKind } from '#src/shared/keys/key-verdict.ts';
import { PinnedHosts } from '#src/shared/keys/pinned-hosts.tsx';
import { DateText } from '#src/ui/text/date-text.tsx';
import { Fact, FactList } from '#src/ui/text/fact-list.tsx';
import { TextLink } from '#src/ui/text/link.tsx';

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

const LastVerified = ({ row }: { row: KeyRow }) => {
  const { verdict } = row.key;
  if (verdict === null) {
    const kind = verdictKind(row);
    if (kind === 'unverifiable')
      return (
        <>
          Cannot be verified
          <Note>
            {providerName(row)} has no call that only checks a key. Test one of your own calls instead.
          </Note>
        </>
      );
    return <>{kind === 'rejected' ? 'Rejected, not known when' : 'Never'}</>;
  }
  return (
    <>
      <DateText iso={verdict.verifiedAt} withRelative />
      <Note>{verdict.message}</Note>
      {verdict.scopes !== null && verdict.scopes.length > 0 && (
        <Note>Scopes: {verdict.scopes.join(', ')}</Note>
      )}
    </>
  );
};

/** When the key last left for a host, and the way to the calls that were made with it. */
const LastUsed = ({ id }: { id: number }) => {
  const { data, isPending } = trpc.audit.lastUses.useQuery({}, { staleTime: 0 });
  const use = data?.find(({ keyId }) => keyId === id);
  return (
    <>
      {use !== undefined && <DateText iso={use.lastUsedAt} withRelative />}
      {use === undefined && (data === undefined ? (isPending ? '…' : 'Could not be loaded') : 'Never')}
      <div>
        <TextLink to="/history" search={{ keyId: id }} size="xs">
          Calls with this key
        </TextLink>
      </div>
    </>
  );
};

/** The details of a key. */
export const KeyFacts = ({ row }: { row: KeyRow }) => {
  const { key, rotation } = row;
  const keyParts = keyPartsOf(row.provider?.keyPlacement);
  return (
    <FactList>
      <Fact name="Status">
        <KeyStatus row={row} />
      </Fact>
      {keyParts !== undefined &&
        furtherParts(keyParts).map((part) => (
          <Fact key={part.name} name={part.label}>
            <KeySecret key={key.updatedAt} row={row} part={part} />
          </Fact>
        ))}
      <Fact name="Last verified">
        <LastVerified row={row} />
      </Fact>
      <Fact name="Last used">
        <LastUsed id={key.id} />
      </Fact>
      <Fact name="Added">
        <DateText iso={key.createdAt} withRelative />
      </Fact>
      <Fact name="Last rotated">
        <DateText iso={key.lastRotated} withRelative />
        {rotation && (
          <Note>
            {rotation.isRecommended ? 'Recommended' : 'Your settings say'} every {rotation.days} days
          </Note>
        )}
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
