import { MASKED_SECRETS_MS, type MaskedOriginal, type TestResult } from '@gatehouse/contract/testing.ts';
import type { OutboundResponse } from '@gatehouse/outbound/outbound.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { AppError } from '#src/errors.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';
import type { CallCredential } from '#src/features/calls/call-credential.ts';
import { maskedSecretsOf } from '#src/features/calls/own-secrets.ts';
import { findKey } from '#src/features/keys/keys.service.ts';
import { type Masks, maskResponse } from '#src/features/testing/mask-response.ts';
import { type SecretRef, VaultError } from '#src/vault/envelope.ts';

const refOf = (keyId: number, at: number): SecretRef => ({
  table: 'test_results',
  column: 'masked',
  row: keyId,
  version: at,
  purpose: 'show what is masked',
});

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

/**
 * Masks the secret of a call in its response, as an echo service sends it back. `maskedSecrets` has a token with which a
 * person can see it: nothing is stored, and only this server can open it.
 */
export const maskSecrets = (
  deps: Deps,
  credential: CallCredential,
  given: OutboundResponse,
): { response: OutboundResponse; maskedSecrets: TestResult['maskedSecrets'] } => {
  const { response, masks } = maskResponse(given, maskedSecretsOf(credential));
  if (masks === undefined) return { response, maskedSecrets: undefined };
  const { id } = credential.subject;
  const at = deps.now();
  const sealed = deps.vault.sealText(refOf(id, at), JSON.stringify(originalsOf(masks)));
  return { response, maskedSecrets: { count: masks.count, token: `${id}.${at}.${sealed}` } };
};

const expired = () =>
  new AppError(
    'BAD_REQUEST',
    'What is masked in this response can no longer be shown. Send the request again.',
  );

/**
 * What is masked in a response, recorded before it is returned. Throws BAD_REQUEST for a token that is not of an hour ago,
 * or whose key was deleted since.
 */
export const revealMasked = async (deps: Deps, token: string): Promise<{ originals: MaskedOriginal[] }> => {
  const { id, at, sealed } = /^(?<id>\d{1,10})\.(?<at>\d{1,15})\.(?<sealed>.+)$/.exec(token)?.groups ?? {};
  const [keyId, sealedAt] = [Number(id), Number(at)];
  if (sealed === undefined || !(deps.now() - sealedAt < MASKED_SECRETS_MS)) throw expired();
  const text = await deps.vault.peek(refOf(keyId, sealedAt), sealed).catch((error: unknown) => {
    throw error instanceof VaultError ? expired() : error;
  });
  await deps.connection.transaction(async (tx) => {
    const key = await findKey(deps, keyId, tx);
    if (key === undefined) throw expired();
    const subject = { subject: 'api_key', subjectId: keyId, subjectName: key.name } as const;
    const event = { action: 'key.reveal', ...subject, detail: { from: 'response' } } as const;
    await recordEvent(tx, event, timestamp(deps));
  });
  return { originals: JSON.parse(text) };
};
