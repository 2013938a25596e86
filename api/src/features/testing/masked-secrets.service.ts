import { MASKED_SECRETS_MS, type MaskedOriginal, type TestResult } from '@gatehouse/contract/testing.ts';
import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { AppError } from '#src/errors.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';
import { hasOwner, type SecretOwner } from '#src/features/audit/call-subject.ts';
import type { CallCredential } from '#src/features/calls/call-credential.ts';
import type { Masks } from '#src/features/calls/mask-response.ts';
import { findKey } from '#src/features/keys/keys.service.ts';
import { findConnectionName } from '#src/features/oauth/oauth-connections.service.ts';
import { type SecretRef, VaultError } from '#src/vault/envelope.ts';

type Owner = Pick<SecretOwner, 'type' | 'id'>;

const refOf = ({ type, id }: Owner, at: number): SecretRef => ({
  table: 'test_results',
  column: type === 'api_key' ? 'masked' : 'masked_of_connection',
  row: id,
  version: at,
  purpose: 'show what is masked',
});

/** In front of the id in a token. */
const CONNECTION = 'c';

/** A text of JSON as it is in a parsed value. */
const parsed = (text: string): string => {
  try {
    return String(JSON.parse(`"${text}"`));
  } catch {
    return text;
  }
};

const originalsOf = ({ originals }: Masks): MaskedOriginal[] =>
  [...originals].map(([shown, text]) => ({ shown, text, value: parsed(text) }));

const tokenOf = (deps: Deps, { subject }: CallCredential, masks: Masks): string | undefined => {
  if (masks.originals.size === 0 || !hasOwner(subject)) return undefined;
  const at = deps.now();
  const sealed = deps.vault.sealText(refOf(subject, at), JSON.stringify(originalsOf(masks)));
  const owner = `${subject.type === 'api_key' ? '' : CONNECTION}${subject.id}`;
  return `${owner}.${at}.${sealed}`;
};

/**
 * What is masked in a response, with a token with which a person can see where the key was: nothing is stored, and only this
 * server can open it. Secret variables and hidden values are shown nowhere.
 */
export const sealMasks = (
  deps: Deps,
  credential: CallCredential,
  masks: Masks | undefined,
): TestResult['maskedSecrets'] => {
  if (masks === undefined) return undefined;
  const { count, variables, hasHidden } = masks;
  const token = tokenOf(deps, credential, masks);
  // The key of a call that nobody owns, such as the secret of a webhook.
  if (token === undefined && variables.length === 0 && !hasHidden) return undefined;
  return {
    count,
    token,
    variables: variables.length === 0 ? undefined : variables,
    hasHidden: hasHidden || undefined,
  };
};

const expired = () =>
  new AppError(
    'BAD_REQUEST',
    'What is masked in this response can no longer be shown. Send the request again.',
  );

/** The name of a key or a connection; undefined if it was deleted. */
const nameOf = async (deps: Deps, tx: Db, { type, id }: Owner): Promise<string | undefined> =>
  type === 'api_key' ? (await findKey(deps, id, tx))?.name : findConnectionName(tx, id);

/**
 * What is masked in a response, recorded before it is returned. Throws BAD_REQUEST for a token that is not of an hour ago,
 * or whose key or connection was deleted since.
 */
export const revealMasked = async (deps: Deps, token: string): Promise<{ originals: MaskedOriginal[] }> => {
  const { kind, id, at, sealed } =
    /^(?<kind>c?)(?<id>\d{1,10})\.(?<at>\d{1,15})\.(?<sealed>.+)$/.exec(token)?.groups ?? {};
  const owner: Owner = { type: kind === CONNECTION ? 'oauth_connection' : 'api_key', id: Number(id) };
  const sealedAt = Number(at);
  if (sealed === undefined || !(Math.abs(deps.now() - sealedAt) < MASKED_SECRETS_MS)) throw expired();
  const text = await deps.vault.peek(refOf(owner, sealedAt), sealed).catch((error: unknown) => {
    throw error instanceof VaultError ? expired() : error;
  });
  await deps.connection.transaction(async (tx) => {
    const name = await nameOf(deps, tx, owner);
    if (name === undefined) throw expired();
    const subject = { subject: owner.type, subjectId: owner.id, subjectName: name };
    const event = { action: 'key.reveal' as const, ...subject, detail: { from: 'response' } };
    await recordEvent(tx, event, timestamp(deps));
  });
  return { originals: JSON.parse(text) };
};
