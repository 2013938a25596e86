import { escapeHtml } from '@gatehouse/contract/guide-html.ts';

/** Pieces of a guide's HTML. `html` is HTML already; every other text may come from the net and is escaped. */
export const paragraph = (html: string): string => `<p>${html}</p>`;
export const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;
export const link = (url: string, text: string): string =>
  `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;
export const list = (html: readonly string[]): string =>
  html.length === 0 ? '' : `<ul>${html.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** Its host tells a reader more than its address would. */
export const linkToHost = (url: string): string => link(url, new URL(url).host);
