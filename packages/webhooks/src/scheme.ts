import type { HeaderMap } from '@gatehouse/contract/common.ts';

/** What a signature is made of. */
type Message = {
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

/** A part of the text that is signed. The id is the one that the header of `Check.id` contains. */
export type SignedPart =
  | 'body'
  | 'timestamp'
  | 'id'
  | 'url'
  | 'form'
  | 'crc32'
  | 'variable'
  | { text: string };

type TimestampPlace =
  | { in: 'header'; header: string; unit: 'seconds' | 'iso' }
  /** `t=` in the header of the signature itself. */
  | { in: 'signature'; unit: 'seconds' }
  /** A field of the body, which must be JSON. */
  | { in: 'json'; field: string; unit: 'milliseconds' };

/** How a receiver checks a signature: what the verification code of every language is written from. */
export type SignatureCheck = {
  algorithm: 'hmac-sha256' | 'hmac-sha1' | 'ed25519' | 'ecdsa-p256' | 'rsa-sha256' | 'equal';
  /** How the variable of the template writes the key: as text, after `whsec_` in base64, in hex, or as the DER of a public key in base64. */
  key: 'text' | 'whsec' | 'hex' | 'der';
  /** The variable with the key, if the template's own contains something else. */
  keyVariable?: string;
  signature: {
    header: string;
    encoding: 'hex' | 'base64' | 'text';
    /** `plain` may have a prefix; `stripe` is `t=…,v1=…`; `list` is `v1,… v1,…`. */
    format: 'plain' | 'stripe' | 'list';
    prefix?: string;
  };
  /** The header with the id of the delivery, if it is signed. */
  id?: string;
  /** Undefined if the signature has no time: then an old delivery can be sent again. */
  timestamp?: TimestampPlace;
  /** Seconds by which the time may differ from the receiver's. */
  tolerance: number;
  signed: readonly SignedPart[];
};

/** How a provider signs: one file in signatures/ for each. */
export type Scheme = {
  /** In words: "HMAC-SHA256 of the timestamp and the body, as hex". */
  words: string;
  /** The headers that carry it. */
  headers: readonly string[];
  /** Of these, the ones that contain the secret itself. */
  secretHeaders?: readonly string[];
  /** The headers of a message. */
  sign: (message: Message) => HeaderMap | Promise<HeaderMap>;
  /** Why this cannot be such a secret; undefined if it can. Never contains the secret. */
  problemOf?: (secret: string) => string | undefined;
  /** With a key pair: the public key that belongs to the secret, as the provider shows it. */
  publicKeyOf?: (secret: string) => string | Promise<string>;
  /** With the time in the body: the number that stands for the time of a delivery. */
  timeInPayload?: string;
  check: SignatureCheck;
};
