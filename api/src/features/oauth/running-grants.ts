/** The open database that the tokens are stored in. */
type Database = { connection: object };

const running = new WeakMap<object, number>();

/**
 * How many token calls of this process are under way whose tokens are not stored yet. They belong to no request: the caller
 * of one may have gone away, and the provider may have replaced the refresh token all the same.
 */
export const runningGrants = ({ connection }: Database): number => running.get(connection) ?? 0;

/** Runs a token call together with what stores its tokens: the server does not stop in between. */
export const asRunningGrant = async <T>(
  { connection }: Database,
  redeemAndStore: () => Promise<T>,
): Promise<T> => {
  running.set(connection, runningGrants({ connection }) + 1);
  try {
    return await redeemAndStore();
  } finally {
    running.set(connection, runningGrants({ connection }) - 1);
  }
};
