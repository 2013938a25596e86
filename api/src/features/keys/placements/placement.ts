/** A request before it leaves: what a placement reads and changes. */
export type OutgoingRequest = {
  method: string;
  url: URL;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string | undefined;
};

/** The same request with the key in it, and where the key sits: there it is dropped on a redirect elsewhere. */
export type PlacedRequest = OutgoingRequest & { secretHeaders: string[]; secretQuery: string[] };

/** Puts a key into a request. Throws an AppError (BAD_REQUEST) where the key has not the form the place asks for. */
export type Placement<Options> = (
  request: OutgoingRequest,
  secret: string,
  options: Options,
) => PlacedRequest | Promise<PlacedRequest>;

/** The request with the key in one header. */
export const inHeader = (request: OutgoingRequest, name: string, value: string): PlacedRequest => ({
  ...request,
  headers: { ...request.headers, [name]: value },
  secretHeaders: [name],
  secretQuery: [],
});
