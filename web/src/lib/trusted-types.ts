/** The part of the Trusted Types API (W3C) that is used here. A browser without it accepts text everywhere. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL?: (url: string) => string },
  ) => { createHTML: (html: string) => string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** The tags that the code highlighter creates. Style elements are filled the same way, but contain no markup. */
const HIGHLIGHT_TAG = /<(?:span class="hljs-[\w -]+"|\/span)>/g;

/** The start of a tag, a comment or a declaration (HTML standard, "tag open state"); any other `<` is text. */
const TAG_OPEN = /<[a-z/!?]/i;

/** Whether a text that is about to become markup contains nothing but colored spans. */
export const isPlainMarkup = (html: string): boolean => !TAG_OPEN.test(html.replace(HIGHLIGHT_TAG, ''));

/** Whether a URL is a script file of the app itself, as the bundler names them: only a worker is started by its URL. */
export const isOwnScript = (url: string): boolean => {
  const { origin, pathname } = new URL(url, globalThis.location.href);
  return origin === globalThis.location.origin && /^\/assets\/[\w.-]+\.js$/.test(pathname);
};

/*
 * The server's content security policy (`require-trusted-types-for`) allows text to become markup or code only through
 * the policies created here, which it lists by name. Must be imported before any module that fills an element.
 */
trustedTypes?.createPolicy('default', {
  createHTML: (html) => {
    if (!isPlainMarkup(html)) throw new TypeError('Unchecked markup must not become part of the page');
    return html;
  },
  createScriptURL: (url) => {
    if (!isOwnScript(url)) throw new TypeError('Only a script of the app may run');
    return url;
  },
});

const inert = trustedTypes?.createPolicy('inert', { createHTML: (html) => html });

/** Markup for a separate document in which nothing runs or loads. Nothing in it may be moved to the page unchanged. */
export const inertMarkup = (html: string): string => inert?.createHTML(html) ?? html;
