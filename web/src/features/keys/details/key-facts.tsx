import type { ApiKey } from '@gatehouse/contract/keys.ts';
import { furtherParts, keyPartsOf } from '@gatehouse/contract/plain/parts-of-key.ts';
import { Group, Text } from '@mantine/core';
import { IconPinnedOff } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { factsOf, type KeyFact } from '#src/features/keys/key-fields.ts';
import classes from '#src/features/keys/keys.module.css';
import { type KeyRow, providerName } from '#src/features/keys/offers/key-rows.ts';
import { KeySecret } from '#src/features/keys/table/key-secret.tsx';
import { verdictKind } from '#src/features/keys/table/key-states.ts';
import { KeyStatus } from '#src/features/keys/table/key-status.tsx';
import { trpc } from '#src/lib/trpc.ts';
import { IconAction } from '#src/ui/button/icon-action.tsx';
import { FROM_ERROR } from '#src/ui/feedback/tell-failure.ts';
import { DateText } from '#src/ui/text/date-text.tsx';
import { Fact, FactList } from '#src/ui/text/fact-list.tsx';
import { TextLink } from '#src/ui/text/link.tsx';

/** The hosts that are pinned to a key, each with a button to unpin it. */
const PinnedHosts = ({ apiKey }: { apiKey: ApiKey }) => {
  const list = useRef<HTMLUListElement>(null);
  const utils = trpc.useUtils();
  const unpin = trpc.keys.unpinHost.useMutation({
    onSuccess: async () => {
      await utils.keys.list.invalidate();
      // The focused button was removed with its host.
      list.current?.focus();
    },
    meta: { failure: FROM_ERROR },
  });
  return (
    <ul ref={list} tabIndex={-1} className={classes.hosts}>
      {apiKey.pinnedHosts.length === 0 && <li>None</li>}
      {apiKey.pinnedHosts.map((host) => (
        <li key={host}>
          <Group gap={4} wrap="nowrap">
            <Text component="span" size="sm" ff="monospace">
              {host}
            </Text>
            <IconAction
              label={`Unpin ${host}`}
              hint="Unpin: the key is no longer sent there"
              icon={IconPinnedOff}
              tone="destructive"
              pending={unpin.isPending && unpin.variables.host === host}
              onClick={() => unpin.mutate({ id: apiKey.id, host })}
            />
          </Group>
        </li>
      ))}
    </ul>
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
