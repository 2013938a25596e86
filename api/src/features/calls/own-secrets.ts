import { keyPartsOf } from '@gatehouse/contract/plain/parts-of-key.ts';
import { namesIn } from '@gatehouse/request/key-template.ts';
import { isPartName } from '@gatehouse/request/place-parts.ts';
import { MASK_ASTERISKS, maskKey, REMOVED_SECRET } from '@gatehouse/secrets/masks.ts';
import { replaceSpans } from '@gatehouse/secrets/spans.ts';
import type { CallCredential } from '#src/features/calls/call-credential.ts';
import type { SecretGroup, SecretSource } from '#src/features/calls/secret-groups.ts';
import { createFormIndex, formsOf, MIN_LENGTH } from '#src/logging/secret-forms.ts';

type WithSecret = Pick<CallCredential, 'placement' | 'secret' | 'furtherSecrets'>;

/**
 * The key, the parts of it that are secret on their own (a password, a secret access key, a session token), and the other
 * secrets of the call.
 */
export const secretsOf = (credential: WithSecret): string[] =>
  allSecretsOf(credential).filter((secret) => secret.length >= MIN_LENGTH);

const allSecretsOf = (credential: WithSecret): string[] => [
  ...secretsOfKey(credential),
  ...(credential.furtherSecrets ?? []).map(({ value }) => value),
];

const secretsOfKey = ({ placement, secret: { value, parts = {} } }: WithSecret): string[] => {
  const { type } = placement;
  const halves = type === 'basic' || type === 'aws-sigv4' ? value.split(':').slice(1) : [];
  return [value, ...halves, ...secretParts(placement, parts)];
};

/** The parts of a key, without those that its provider calls identifiers. */
const secretParts = (
  placement: CallCredential['placement'],
  parts: Readonly<Record<string, string>>,
): string[] => {
  const known = keyPartsOf(placement)?.parts ?? [];
  const isIdentifier = (name: string) => known.some((part) => part.name === name && !part.isSecret);
  return Object.entries(parts)
    .filter(([name]) => !isIdentifier(name))
    .map(([, value]) => value);
};

/** A shorter value is in every response: `1`, `yes`, `de`. */
const MIN_WHOLE_LENGTH = 4;

const groupOf = (source: SecretSource, values: readonly string[], mask: string): SecretGroup[] => {
  const long = values.filter((value) => value.length >= MIN_WHOLE_LENGTH);
  return long.length === 0 ? [] : [{ ...source, mask, values: long }];
};

/**
 * What is masked in a response, the key first: the secrets, and those too short to be looked for in a text, which only stand as
 * whole values.
 */
export const maskedSecretsOf = (credential: WithSecret): SecretGroup[] => {
  const { furtherSecrets = [] } = credential;
  const valuesOf = (is: (source: SecretSource) => boolean): string[] =>
    furtherSecrets.filter(is).map(({ value }) => value);
  const ofKey = [...secretsOfKey(credential), ...valuesOf(({ of }) => of === 'key')];
  const variables = new Map(
    furtherSecrets.flatMap((secret) => (secret.of === 'variable' ? [[secret.name, secret] as const] : [])),
  );
  const [first = ''] = ofKey.filter((value) => value.length >= MIN_WHOLE_LENGTH);
  return [
    ...groupOf({ of: 'key' }, ofKey, maskKey(first)),
    ...[...variables.values()].flatMap(({ name, mask }) => {
      const values = valuesOf((source) => source.of === 'variable' && source.name === name);
      return groupOf({ of: 'variable', name, mask }, values, mask);
    }),
    ...groupOf(
      { of: 'endpoint' },
      valuesOf(({ of }) => of === 'endpoint'),
      MASK_ASTERISKS,
    ),
  ];
};

// Not toLowerCase(), which changes the length of some texts.
const inLowerCase = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** A message about a call without its key: a server may redirect to a host that is named like the key, in lower case. */
export const withoutOwnSecrets = (text: string, credential: WithSecret): string => {
  const index = createFormIndex();
  for (const form of secretsOf(credential).flatMap(formsOf)) index.add(inLowerCase(form));
  return replaceSpans(text, index.spansIn(inLowerCase(text)), REMOVED_SECRET);
};

/** Names of the headers and parameters that contain the key: what else is there is a key too. */
export const keyNamesOf = ({ placement }: Pick<CallCredential, 'placement'>): string[] => {
  if (placement.type === 'parts') {
    const identifiers = placement.parts.filter(({ isSecret }) => !isSecret).map(({ name }) => name);
    return placement.places
      .filter(({ value }) => namesIn(value).some((name) => isPartName(name) && !identifiers.includes(name)))
      .map(({ name }) => name);
  }
  return placement.type === 'header' || placement.type === 'query' ? [placement.name] : [];
};
