import { NotYet } from '#src/lib/draft.ts';
import { loadOnce } from '#src/lib/load-once.ts';

/*
 * What finds secrets in texts is loaded when something is first to be stored in the browser, or searched for: no screen needs it to
 * be drawn.
 */

const code = loadOnce(() => import('@gatehouse/secrets/find-secrets.ts'));

export const loadSecretReader = code.load;

/** Throws until it is loaded: what cannot be read may not be stored. */
export const secretReader = () => {
  const loaded = code.read();
  if (loaded === undefined) throw new NotYet(code.load());
  return loaded;
};
