import type { Scheme } from '#src/scheme.ts';

/** What a provider does after a delivery; whole sentences, each true of this provider. */
type Afterwards = {
  accepted: string;
  /** After any other status, and without a response. */
  failed: string;
  /** After a redirect; absent if the provider does not say. */
  redirected?: string;
  /** After single statuses. */
  statuses?: Readonly<Record<number, string>>;
};

/** What a file in templates/ says about one event of a provider. */
export type TemplateFacts = {
  id: string;
  provider: string;
  /** As the provider calls it. */
  event: string;
  description: string;
  endpoint: string;
  /**
   * Without those of the signature. A delivery fills in `{uuid}`, `{hex:40}` and `{base62:24}` with random characters,
   * and `{iso}` and `{milliseconds}` with its time.
   */
  headers: Readonly<Record<string, string>>;
  payload: string;
  scheme: Scheme;
  secret: { label: string; help: string; example: string; variable: string };
  /** What a delivery from here cannot show. */
  note?: string;
  /** Seconds that the provider waits for a response, or 15 if it does not say. */
  timeoutSeconds: number;
  afterwards: Afterwards;
  /** The provider's documentation, and when the signature was last compared with it or with the provider's own library. */
  source: { url: string; checkedOn: string };
  /**
   * The documentation that the other headers and the payload were compared with, and when. `documented`: it has all of
   * them. `recorded`: it lacks some, which deliveries that receivers have recorded agree about.
   */
  example: { basis: 'documented' | 'recorded'; url: string; checkedOn: string };
};

/** A body of JSON as most providers send it: without spaces. */
export const compact = (value: unknown): string => JSON.stringify(value);

/** A body of JSON with spaces and line breaks. */
export const spaced = (value: unknown): string => JSON.stringify(value, undefined, 2);
