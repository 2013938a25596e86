import { hasVariableHost } from '@gatehouse/contract/plain/variables/marks.ts';
import { resolveEndpoint } from '@gatehouse/request/endpoint-url.ts';
import type { ApiAddress } from '#src/features/keys/offers/key-choices.ts';
import classes from '#src/features/testing/request/request.module.css';

interface ResolvedUrlProps {
  typed: string;
  api: ApiAddress;
  hasKey: boolean;
}

const Hint = ({ api: { baseUrl, noun }, hasKey }: Pick<ResolvedUrlProps, 'api' | 'hasKey'>) => {
  if (!hasKey) return 'A path below the key’s base URL, or a full URL.';
  if (noun === 'no key') return 'A full URL: without a key there is no base URL.';
  if (baseUrl === null && noun === 'access token')
    return 'A full URL: the provider of this connection has no base URL.';
  if (baseUrl === null) return 'A full URL: this key has no base URL.';
  return (
    <>
      A path below <span className={classes.mono}>{baseUrl}</span>, or a full URL.
    </>
  );
};

/** Shows what a path is relative to, and once something is typed, the URL that will be called. */
export const ResolvedUrl = ({ typed, api, hasKey }: ResolvedUrlProps) => {
  // Where it leads is not known here.
  if (hasKey && hasVariableHost(typed)) return null;
  const resolved = resolveEndpoint(typed, api.baseUrl, api.hosts, api.noun, api.fields);
  if (resolved?.url !== undefined) {
    // What is still to be filled in is shown as it was typed.
    const shown = typed.includes('{') ? resolved.url.replace(/%7[BD]/g, decodeURI) : resolved.url;
    return (
      <>
        {resolved.isHost ? 'Read as' : 'Calls'} <span className={classes.mono}>{shown}</span>
        {resolved.isHost && api.baseUrl !== null && '. Begin with / for a path.'}
      </>
    );
  }
  return resolved === null || !hasKey ? <Hint api={api} hasKey={hasKey} /> : resolved.problem;
};
