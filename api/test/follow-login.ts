/**
 * Goes to an authorization URL as a browser does, through every redirect and with the cookies that are set, until it is
 * sent to the redirect URI. Needs a server that approves by itself.
 * @returns the URL that the browser would open, with `code` or `error` and `state`
 */
export const followLogin = async (authUrl: string, redirectUri: string): Promise<URL> => {
  const cookies = new Map<string, string>();
  let url = authUrl;
  for (let hop = 0; hop < 10; hop += 1) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    const text = await response.text();
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`${response.status} instead of a redirect: ${text.slice(0, 500)}`);
    const next = new URL(location, url);
    if (next.href.startsWith(redirectUri)) return next;
    url = next.href;
  }
  throw new Error('The login did not end after ten redirects');
};
