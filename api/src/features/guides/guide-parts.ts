import { escapeHtml } from '@gatehouse/contract/plain/guide-html.ts';

/** Parts of a guide's HTML. `html` is HTML already; every other text may come from the internet and is escaped. */
export const paragraph = (html: string): string => `<p>${html}</p>`;
export const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;
export const link = (url: string, text: string): string =>
  `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;
const items = (html: readonly string[]): string => html.map((item) => `<li>${item}</li>`).join('');
export const list = (html: readonly string[]): string => (html.length === 0 ? '' : `<ul>${items(html)}</ul>`);
/** A list whose order matters. */
export const numbered = (html: readonly string[]): string =>
  html.length === 0 ? '' : `<ol>${items(html)}</ol>`;

/** A link that shows the host, which tells a reader more than the whole URL. */
export const linkToHost = (url: string): string => link(url, new URL(url).host);
