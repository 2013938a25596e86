/** Why a call failed: what its reader has to do something about. */
export type Cause =
  /** The customer of the caller: their card, their login, their inbox. */
  | 'customer'
  | 'credential'
  | 'signature'
  | 'clock'
  | 'permission'
  /** The key may not be used from here, or for this API. */
  | 'restricted'
  | 'rate-limit'
  | 'quota'
  | 'payment'
  | 'not-enabled'
  /** The right address, or region, is another one. */
  | 'elsewhere'
  | 'not-found'
  | 'request'
  | 'conflict'
  /** The API, or this part of it, was removed. */
  | 'retired'
  | 'server'
  | 'overloaded'
  | 'not-ready'
  | 'policy'
  | 'account'
  /** Some of the call succeeded. */
  | 'partial';

/** What a code means: its cause, and a sentence if the cause does not say enough. `{key}` stands for what the secret is called. */
export type Meaning = Cause | readonly [Cause, string];
