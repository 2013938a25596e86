import type { JsonObject } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';

/** The error codes of a provider, as its documentation explains them. */
export type ProviderCodes = {
  name: string;
  /** What it is called in the provider list, for keys whose base URL is another one's. */
  slugs?: readonly string[];
  /** Its hosts; `*.` stands for any subdomain. */
  hosts: readonly string[];
  /** The page that documents the codes. */
  source: string;
  /** The day on which they were written down. */
  checked: string;
  codes: Readonly<Record<string, Meaning>>;
  /** What a status means of which the body says nothing: an address that is in no breach, a project that is paused. */
  statuses?: Readonly<Record<number, Meaning>>;
  /** What only the words of a response tell apart. They come before the codes, which are broader then. */
  messages?: readonly (readonly [RegExp, Meaning])[];
  /** The beginning of an error that comes as text, with a success: `ERROR 120 :: WRONG KEY`. */
  errorText?: RegExp;
  /** Codes in places where no other API has them. A code found here is an error, whatever the status. */
  find?: (body: JsonObject, headers: Readonly<Record<string, string>>) => readonly string[];
  /** True for a body that nobody but this provider sends; its codes are read then from any host. */
  hasForm?: (
    body: JsonObject,
    headers: Readonly<Record<string, string>>,
    /** The outermost element of a body in XML. */
    root: string | undefined,
  ) => boolean;
};
