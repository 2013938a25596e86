import { createHmac, sign as signWith } from 'node:crypto';
import type { HeaderMap } from '@gatehouse/contract/common.ts';
import type { SignedPart, Signing, WebhookFacts } from '@gatehouse/knowledge/schema/webhook.ts';
import { isKeyPair, privateKeyOf } from '#src/derived-keys.ts';
import { digestOf } from '#src/verification/verifier.ts';

/** What a signature is made of. */
export type Message = {
  /** The body, as it is sent. */
  payload: string;
  /** Where it is sent, as it was typed. */
  url: string;
  secret: string;
  /** The template's headers, with their ids filled in. */
  headers: HeaderMap;
  /** Milliseconds since the epoch. */
  now: number;
};

const WHSEC = 'whsec_';

const hmacKey = ({ key }: Signing, secret: string): Buffer | string =>
  key === 'whsec' ? Buffer.from(secret.slice(WHSEC.length), 'base64') : secret;

/** Why a text cannot be such a secret; undefined if it can. Never contains the secret. */
export const secretProblem = (
  { signing, secret: { form } }: Pick<WebhookFacts, 'signing' | 'secret'>,
  secret: string,
): string | undefined => {
  if (form !== undefined && !new RegExp(`^(?:${form.pattern})$`).test(secret)) return form.problem;
  // It becomes a header, where a line break would begin another one.
  if (signing.algorithm === 'equal' && !/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(secret))
    return 'The secret token is sent in a header: use printable ASCII characters without spaces around them';
  if (signing.key !== 'whsec') return undefined;
  const isWritten = /^whsec_(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(secret);
  const { length } = hmacKey(signing, secret);
  return isWritten && length >= 24 && length <= 64
    ? undefined
    : 'The secret must be whsec_ and the base64 of 24 to 64 bytes';
};

/** CRC-32 of the bytes of a text; the one of node:zlib is newer than the oldest Node that runs this. */
const crc32 = (text: string): number => {
  let crc = 0xffffffff;
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
};

/** Names in order, each directly followed by its value; a value that is repeated counts once. */
const sortedParams = (payload: string): string => {
  const params = new URLSearchParams(payload);
  const names = [...new Set(params.keys())].toSorted((a, b) => (a < b ? -1 : 1));
  return names
    .flatMap((name) => [...new Set(params.getAll(name))].toSorted().map((value) => name + value))
    .join('');
};

/** The URL as a server sees it, which is what a receiver signs again. */
const seenUrl = (url: string): string => {
  const parsed = new URL(url);
  parsed.hash = '';
  return parsed.href;
};

const PARTS: Readonly<
  Record<Exclude<SignedPart, object>, (message: Message, sent: { id: string; time: string }) => string>
> = {
  body: ({ payload }) => payload,
  timestamp: (_message, { time }) => time,
  id: (_message, { id }) => id,
  url: ({ url }) => seenUrl(url),
  form: ({ payload }) => sortedParams(payload),
  crc32: ({ payload }) => String(crc32(payload)),
  variable: ({ secret }) => secret,
};

const signatureOf = async (signing: Signing, secret: string, text: string): Promise<string> => {
  const { signature } = signing;
  if (signature.encoding === 'text') return secret;
  if (!isKeyPair(signing))
    return createHmac(digestOf(signing), hmacKey(signing, secret))
      .update(text, 'utf8')
      .digest(signature.encoding);
  const key = await privateKeyOf(signing.algorithm, secret);
  const digest = signing.algorithm === 'ed25519' ? null : 'sha256';
  return signWith(digest, Buffer.from(text, 'utf8'), key).toString(signature.encoding);
};

const formatted = ({ signature: { format, prefix = '' } }: Signing, value: string, time: string): string => {
  if (format === 'pairs') return `t=${time},v1=${value}`;
  return format === 'list' ? `v1,${value}` : prefix + value;
};

/** The headers that carry a signature. */
export const signatureHeaders = ({ id, timestamp, signature, older }: Signing): string[] =>
  [id, timestamp?.in === 'header' ? timestamp.header : undefined, signature.header, older?.header].filter(
    (name) => name !== undefined,
  );

/** The headers of a message that its provider adds to sign it. */
export const sign = async (signing: Signing, message: Message): Promise<HeaderMap> => {
  const { id, idFrom = id, timestamp, signature, older, signed } = signing;
  const { headers, secret, now } = message;
  const timeHeader = timestamp?.in === 'header' ? timestamp.header : undefined;
  const sent = {
    id: (idFrom === undefined ? undefined : headers[idFrom]) ?? '',
    // Whole seconds since the epoch, if the template does not write it.
    time: (timeHeader === undefined ? undefined : headers[timeHeader]) ?? String(Math.floor(now / 1000)),
  };
  const text = signed
    .map((part) => (typeof part === 'object' ? part.text : PARTS[part](message, sent)))
    .join('');
  return {
    ...(id === undefined ? {} : { [id]: sent.id }),
    ...(timeHeader === undefined ? {} : { [timeHeader]: sent.time }),
    ...(older === undefined
      ? {}
      : { [older.header]: `sha1=${createHmac('sha1', secret).update(text, 'utf8').digest('hex')}` }),
    [signature.header]: formatted(signing, await signatureOf(signing, secret, text), sent.time),
  };
};
