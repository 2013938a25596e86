/** A request before it is sent: what a placement reads and changes. */
export type OutgoingRequest = {
  method: string;
  url: URL;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string | undefined;
};

/** The same request with the key in it, and where the key is: it is removed there at a redirect to another origin. */
export type PlacedRequest = OutgoingRequest & {
  secretHeaders: string[];
  secretQuery: string[];
  /** The body contains it, and is not sent to another origin then. */
  hasSecretBody?: boolean;
};
