export type EndpointUrl = { url: string; problem?: never } | { problem: string; url?: never };

const absolute = (endpoint: string): EndpointUrl => {
  if (!URL.canParse(endpoint)) return { problem: 'Endpoint is not a valid URL' };
  const url = new URL(endpoint);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return { problem: 'Endpoint must start with http:// or https://' };
  if (url.username !== '' || url.password !== '')
    return { problem: 'Endpoint must not carry a user name or password: the key is placed for you' };
  return { url: url.href };
};

/**
 * Where a call to an endpoint goes: a full URL as it is, anything else as a path below the base URL's own path, so
 * that `https://host/v1` with `/models` is `https://host/v1/models`. Null where there is nothing typed yet.
 */
export const resolveEndpoint = (typed: string, baseUrl: string | null): EndpointUrl | null => {
  const endpoint = typed.trim();
  if (endpoint === '') return null;
  if (/^[a-z][a-z0-9+.-]*:/i.test(endpoint)) return absolute(endpoint);
  if (baseUrl === null)
    return { problem: 'This key has no base URL: enter a full URL, or set a base URL for the key' };
  const joined = `${baseUrl.replace(/\/+$/, '')}/${endpoint.replace(/^\/+/, '')}`;
  return URL.canParse(joined) ? { url: new URL(joined).href } : { problem: 'Endpoint is not a valid path' };
};
