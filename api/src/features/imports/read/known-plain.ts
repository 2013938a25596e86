/** What of a document is no key: its requests have the same names and values, and each is looked at once. */
export type KnownPlain = {
  names: Set<string>;
  /** Of a description alone: elsewhere a name may say that a value is a secret. */
  values: Set<string>;
  /** Whole JSON texts of a description: what creates a thing and what changes it have one body. */
  bodies: Set<string>;
};

export const nothingKnown = (): KnownPlain => ({ names: new Set(), values: new Set(), bodies: new Set() });
