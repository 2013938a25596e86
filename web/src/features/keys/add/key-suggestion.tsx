import { andList } from '@gatehouse/contract/plain/word-list.ts';
import type { ListedProvider, Provider } from '@gatehouse/contract/providers.ts';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { hostsOf, type RecognizedKey } from '#src/features/keys/offers/recognized-key.ts';
import { targetOf } from '#src/features/providers/offers/entry-choice.ts';
import { BrandIcon } from '#src/ui/brand/brand-icon.tsx';

interface KeySuggestionProps {
  recognized: RecognizedKey;
  /** The listed provider that is chosen. */
  chosen: Provider | undefined;
  /** The value of the select of providers. */
  value: string | null;
  /** Puts the decision back to the pasted key. */
  onFollow: () => void;
}

/** What a recognized key means for the provider. */
const suggestionText = (
  { form, isCertain }: RecognizedKey,
  chosen: Provider | undefined,
  isOther: boolean,
): string => {
  if (form === undefined) return '';
  if (isOther)
    return `This looks like a key for ${form.name}, not for ${chosen?.name ?? 'the chosen provider'}.`;
  const found = isCertain ? `Recognized as a key for ${form.name}.` : `Named like a key for ${form.name}.`;
  if (form.catalogId !== null) {
    const hosts = hostsOf(form);
    return `${found} ${form.name} will be added from the catalog${hosts === undefined ? '.' : `; the key is sent to ${hosts}.`}`;
  }
  if (form.providerId === null)
    return `${found} It is neither in your provider list nor in the catalog: choose the provider yourself.`;
  return found;
};

/** Names the API that the pasted key is for, offers it if another one is chosen, and says if it is only a part of a key. */
export const KeySuggestion = ({ recognized, chosen, value, onFollow }: KeySuggestionProps) => {
  const { form, isCertain } = recognized;
  const target = targetOf(form);
  // A name only suggests a provider: it is no reason to doubt the user's own choice.
  const isOther = isCertain && target !== null && value !== null && value !== target;
  const isShown = form !== undefined && (isOther || isCertain || value === target);
  return (
    <div role="status">
      {isShown && (
        <Group gap="xs" wrap="nowrap" mt="sm">
          <BrandIcon slug={form.slug} name={form.name} size={22} />
          <Text size="sm" flex={1}>
            {suggestionText(recognized, chosen, isOther)}
          </Text>
          {isOther && (
            <Button variant="default" size="xs" onClick={onFollow}>
              Use {form.name}
            </Button>
          )}
        </Group>
      )}
      {isCertain && form?.needs != null && (
        <Alert
          mt="sm"
          variant="light"
          color="yellow"
          icon={<IconAlertTriangle size={18} stroke={1.75} aria-hidden />}
        >
          <Text size="sm" c="var(--mantine-color-text)">
            This is only a part of the key: {form.name} needs {form.needs}.
          </Text>
        </Alert>
      )}
    </div>
  );
};

/** Hosts to name; the catalog has providers with dozens. */
const MAX_NAMED = 4;

const destination = (keyHosts: readonly string[]): string => {
  const hosts = keyHosts.map((host) => host.replace(/^\*\./, 'any host below '));
  if (hosts.length === 0)
    return 'Keys of this provider cannot be sent yet: set a base URL under Advanced, or pin a host to the key later.';
  const more = hosts.length - MAX_NAMED;
  const named = more > 0 ? [...hosts.slice(0, MAX_NAMED), `${more} more`] : hosts;
  return `Keys of this provider are sent to ${andList(named)}.`;
};

const CUSTOM =
  'Custom is for one key at a base URL of its own, sent as a bearer token. If you add your own API instead, its keys can go elsewhere, and it gets a guide, a verification and suggestions.';

/** What is said about the chosen provider: where a key will go, if its name says nothing about that. */
const noteOf = ({ source, slug, name, keyPlacement, keyHosts }: ListedProvider): string | undefined => {
  if (keyPlacement.type === 'none') return `${name} takes no keys: it is called without one.`;
  if (source === 'built-in') return slug === 'custom' ? CUSTOM : undefined;
  return destination(keyHosts);
};

/** Where a key will go, for a provider that was added, and what is better than Custom. Nothing for other built-in ones. */
export const KeyDestination = ({ provider }: { provider: ListedProvider | undefined }) => {
  const note = provider && noteOf(provider);
  return (
    <div role="status">
      {note !== undefined && (
        <Text size="sm" mt="xs" style={{ overflowWrap: 'anywhere' }}>
          {note}
        </Text>
      )}
    </div>
  );
};
