import { addParams } from '#src/features/oauth/protocol/authorization-url.ts';
import type { OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';

/** As oauth4webapi makes it: its body is a form. */
type Request = { body: unknown; headers: Record<string, string> };

/** A name that is there more than once has a list. */
const objectOf = (params: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );

type Client = Pick<OauthClient, 'tokenParams' | 'tokenBody' | 'clientIdParam'>;

/**
 * A request to a login server as that wants it, with the client ID under its name there; one for tokens also with what it needs besides,
 * which never replaces what the request itself says, and as JSON if the server reads no forms.
 */
export const writtenRequest = (
  { tokenParams, tokenBody, clientIdParam }: Client,
  { body, headers }: Request,
  isForTokens: boolean,
): Request => {
  if (!(body instanceof URLSearchParams)) return { body, headers };
  const params = new URLSearchParams();
  if (isForTokens) addParams(params, tokenParams);
  const written = [...body].map(
    ([name, value]) => [name === 'client_id' ? (clientIdParam ?? name) : name, value] as const,
  );
  for (const [name] of written) params.delete(name);
  for (const [name, value] of written) params.append(name, value);
  if (!isForTokens || tokenBody === 'form') return { body: params, headers };
  return {
    body: JSON.stringify(objectOf(params)),
    headers: { ...headers, 'content-type': 'application/json' },
  };
};
