import type { WithheldReason } from '@gatehouse/contract/testing.ts';
import type { OutboundResponse } from '@gatehouse/outbound/outbound.ts';
import type { SecretNoun } from '@gatehouse/request/credential.ts';
import type { ResponseBody } from '#src/body/read-response-body.ts';
import type { ErrorFacts } from '#src/error/error-facts.ts';

/** A response, and what is known about its call. */
export type ObservedResponse = {
  response: OutboundResponse;
  body: ResponseBody;
  method: string;
  /** Of the provider whose key or connection the call was made with. */
  slug?: string | undefined;
  /** The URL of the call, before any redirect. */
  url: URL;
  /** What the secret of the call is called. */
  noun: SecretNoun;
  /** The host that the key was not sent to; undefined if the key was sent. */
  withheldHost: string | undefined;
  withheldReason?: WithheldReason | undefined;
  /** What became of an access token that the API rejected, in words. */
  renewal?: string | undefined;
  /** The word before the key in the Authorization header, in lower case; undefined if the key is sent another way. */
  scheme: 'bearer' | 'basic' | undefined;
  /** Whether the response rejects the key with one of the provider's error codes. */
  isRejectedByCode: boolean;
  /** Whether a secret that is sent to the URL could be read on the network path. */
  isSentInTheOpen: boolean;
  /** When a stream is ended: after so many milliseconds, and after so many in which nothing arrives. */
  streamLimits: { totalMs: number; idleMs: number };
  /** A text without the secrets that are known. */
  withoutSecrets: (text: string) => string;
  /** What is known about errors. */
  facts: ErrorFacts;
  /** Milliseconds since the epoch. */
  now: number;
};

/** Says one thing about a response, in one line; undefined if there is nothing to say. */
export type Explainer = (observed: ObservedResponse) => string | undefined;
