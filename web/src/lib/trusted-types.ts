/** As much of the Trusted Types API (W3C) as is used. A browser that does not know it takes text everywhere. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** What the highlighter of code makes. Style elements, which components fill by the same way, hold no markup at all. */
const HIGHLIGHT_TAG = /<(?:span class="hljs-[\w -]+"|\/span)>/g;

/** What begins a tag, a comment or a declaration (HTML standard, "tag open state"); any other `<` is text. */
const TAG_OPEN = /<[a-z/!?]/i;

/** Whether a text that is about to become markup holds nothing but coloured spans. */
export const isPlainMarkup = (html: string): boolean => !TAG_OPEN.test(html.replace(HIGHLIGHT_TAG, ''));

/*
 * The server's policy (`require-trusted-types-for`) lets no text become markup, or code, except through the policies
 * made here; it knows them by these names. Imported before every module that fills an element.
 */
trustedTypes?.createPolicy('default', {
  createHTML: (html) => {
    if (!isPlainMarkup(html))
      throw new TypeError('Markup that nobody checked may not become part of the page');
    return html;
  },
});

const inert = trustedTypes?.createPolicy('inert', { createHTML: (html) => html });

/** Markup for a document of its own, in which nothing runs or loads, and out of which nothing is taken over as it is. */
export const inertMarkup = (html: string): string => inert?.createHTML(html) ?? html;
