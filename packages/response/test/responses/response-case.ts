/** What a response is about: the one thing that its reader has to know. */
export type CaseCause =
  | 'success'
  | 'customer'
  | 'credential'
  | 'signature'
  | 'permission'
  | 'rate-limit'
  | 'quota'
  | 'payment'
  | 'not-enabled'
  | 'elsewhere'
  | 'not-found'
  | 'request'
  | 'conflict'
  | 'server'
  | 'policy'
  | 'account'
  | 'partial'
  | 'retired'
  | 'web-page'
  /** It says that it failed, and nothing of why. */
  | 'failed';

/** A response of a real API, and what a right explanation of it says. */
export type ResponseCase = {
  provider: string;
  what: string;
  url: string;
  method?: string;
  status: number;
  headers?: Record<string, string>;
  /** Text, or a value that is sent as JSON. */
  body: unknown;
  cause: CaseCause;
  /** Further causes that a right explanation may name. */
  also?: CaseCause[];
  /** What the explanation has to contain besides: the field, the region, how long to wait. */
  names?: RegExp[];
  never?: RegExp[];
  /** The page of the provider that documents it. */
  source: string;
  /** The day on which that page, or a response that quotes it, was read; without it the case is from knowledge of the page. */
  seen?: string;
};
