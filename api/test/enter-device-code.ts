type Page = { url: string; text: string };

/** A browser with cookies, as far as a login with a code needs one: redirects and forms. */
const createBrowser = () => {
  const cookies = new Map<string, string>();
  const open = async (url: string, form?: URLSearchParams, hops = 10): Promise<Page> => {
    const response = await fetch(url, {
      redirect: 'manual',
      ...(form === undefined ? {} : { method: 'POST', body: form }),
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    const text = await response.text();
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) return { url, text };
    if (hops === 0) throw new Error('Too many redirects');
    return open(new URL(location, url).href, undefined, hops - 1);
  };
  /** Sends the one form of a page. */
  const submit = ({ url, text }: Page, more: Record<string, string> = {}): Promise<Page> => {
    const action = /<form[^>]* action="([^"]*)"/.exec(text)?.[1];
    if (action === undefined) throw new Error(`No form: ${text.slice(0, 300)}`);
    const fields = [...text.matchAll(/<input[^>]* name="([^"]*)"[^>]* value="([^"]*)"/g)];
    const form = new URLSearchParams(
      fields.map(([, name = '', value = '']): [string, string] => [name, value]),
    );
    for (const [name, value] of Object.entries(more)) form.set(name, value);
    return open(new URL(action, url).href, form);
  };
  return { open, submit };
};

/**
 * Enters the code of a login at a real OpenID provider that approves every login by itself, as a person does in a browser.
 * @param page of the provider, with or without the code
 * @param decision `abort`: the person does not confirm it
 */
export const enterDeviceCode = async (
  page: string,
  userCode: string,
  decision: 'confirm' | 'abort' = 'confirm',
): Promise<void> => {
  const browser = createBrowser();
  const asked = await browser.submit(await browser.open(page), { user_code: userCode });
  await browser.submit(asked, { [decision]: 'yes' });
};
