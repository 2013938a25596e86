import type { ApiKey } from '@gatehouse/contract/keys.ts';
import { furtherParts, keyPartsOf } from '@gatehouse/contract/plain/parts-of-key.ts';
import { Text } from '@mantine/core';
import { IconPinnedOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { factsOf, type KeyFact } from '#src/features/keys/key-fields.ts';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import { providerName } from '#src/features/keys/offers/row-provider.ts';
import { KeySecret } from '#src/features/keys/table/key-secret.tsx';
import { verdictKind } from '#src/features/keys/table/key-states.ts';
import { KeyStatus } from '#src/features/keys/table/key-status.tsx';
import { trpc } from '#src/lib/trpc.ts';
import { FROM_ERROR } from '#src/ui/feedback/tell-failure.ts';
import { DateText } from '#src/ui/text/date-text.tsx';
import { Fact, FactList } from '#src/ui/text/fact-list.tsx';
import { TextLink } from '#src/ui/text/link.tsx';
import { RemovableList } from '#src/ui/text/removable-list.tsx';

/** The hosts that are pinned to a key, each with a button to unpin it. */
const PinnedHosts = ({ apiKey }: { apiKey: ApiKey }) => {
  const utils = trpc.useUtils();
  const { mutate, isPending, variables } = trpc.keys.unpinHost.useMutation({
    onSuccess: () => utils.keys.list.invalidate(),
    meta: { failure: FROM_ERROR },
  });
  return (
    <RemovableList
      items={apiKey.pinnedHosts}
      verb="Unpin"
      hint="Unpin: the key is no longer sent there"
      icon={IconPinnedOff}
      removing={isPending ? variables.host : undefined}
      onRemove={(host, onSuccess) => mutate({ id: apiKey.id, host }, { onSuccess })}
    />
  );
};

const Note = ({ children }: { children: ReactNode }) => (
  <Text size="xs" c="dimmed">
    {children}
  </Text>
);

/** What a field of the key says. */
const Said = ({ text, date, isCode = false, note }: KeyFact) => (
  <>
    {isCode ? (
      <Text component="span" size="sm" ff="monospace">
        {text}
      </Text>
    ) : (
      text
    )}
    {date !== undefined && <DateText iso={date} withRelative />}
    {note !== undefined && <Note>{note}</Note>}
  </>
);

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
    return <>{kind === 'rejected' ? 'Rejected (date unknown)' : 'Never'}</>;
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
        <Note>
          {rotation.isRecommended ? 'Recommended' : 'Your settings say'} every {rotation.days} days
        </Note>
      </Fact>
      {factsOf(row).map((fact) => (
        <Fact key={fact.name} name={fact.name}>
          <Said {...fact} />
        </Fact>
      ))}
      <Fact name="Pinned hosts">
        <PinnedHosts apiKey={key} />
      </Fact>
    </FactList>
  );
};
