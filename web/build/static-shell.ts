import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { cssVariablesResolver, theme } from '#src/app/theme.ts';

const PLACE = '<!-- static shell -->';

type Tokens = Readonly<Record<string, string>>;

const resolved = cssVariablesResolver(theme as Parameters<typeof cssVariablesResolver>[0]);
const variables: Tokens = resolved.variables;

/** What a token stands for: the variables are only there when the app runs. */
const meaningOf = (token: string, scheme: Tokens): string => {
  const shade = /^--mantine-color-(?<color>[a-z]+)-(?<index>\d)$/.exec(token)?.groups;
  const value =
    token === '--mantine-scale'
      ? '1'
      : shade === undefined
        ? (scheme[token] ?? variables[token])
        : theme.colors?.[shade.color ?? '']?.[Number(shade.index)];
  if (value === undefined) throw new Error(`The theme has no ${token}`);
  return value.replace(/var\((--[\w-]+)\)/g, (_match: string, name: string) => meaningOf(name, scheme));
};

const COLORS = ['canvas', 'sidebar', 'hairline', 'pressed', 'accent-mark'].map((name) => `--gh-${name}`);
const colorsOf = (name: string, scheme: Tokens): string =>
  `:root[data-mantine-color-scheme="${name}"]{${[...COLORS, '--mantine-color-text']
    .map((token) => `${token.replace(/^--(?:gh|mantine-color)/, '--shell')}:${meaningOf(token, scheme)}`)
    .join(';')}}`;

const size = (token: string): string => meaningOf(token, {});

/** The layout as src/app/shell.module.css and src/ui/layout/page-header.module.css draw it, without what a screen has in it. */
const style = `
${colorsOf('light', resolved.light)}
${colorsOf('dark', resolved.dark)}
.static-shell{display:none;position:fixed;inset:0;background:var(--shell-canvas);color:var(--shell-text);font:600 14px/1.5 ${theme.fontFamily}}
[data-static-shell] .static-shell{display:block}
.static-shell-side{position:absolute;inset:0 auto 0 0;box-sizing:border-box;width:${size('--gh-sidebar-width')};border-inline-end:1px solid var(--shell-hairline);background:var(--shell-sidebar)}
.static-shell-brand{display:flex;gap:8px;align-items:center;height:${size('--gh-topbar-height')};padding-inline:20px;letter-spacing:-.01em}
.static-shell svg{fill:var(--shell-accent-mark)}
.static-shell i{display:block;border-radius:6px;background:var(--shell-pressed)}
.static-shell-side i{width:116px;height:12px;margin:22px 20px 0}
.static-shell-side i:nth-of-type(3n){width:88px}
.static-shell-side i:nth-of-type(1){box-sizing:border-box;width:auto;height:32px;margin:0 8px;border:1px solid var(--shell-hairline);background:var(--shell-canvas)}
.static-shell-title{position:absolute;inset:38px auto auto calc(${size('--gh-sidebar-width')} + 32px);width:148px;height:20px}
@media (max-width:47.99em){
.static-shell-side{inset:0 0 auto;width:auto;height:${size('--gh-topbar-height')};overflow:hidden;border-inline-end:0;border-block-end:1px solid var(--shell-hairline)}
.static-shell-brand{height:calc(${size('--gh-topbar-height')} - 1px);padding-inline:52px 0}
.static-shell-title{inset:calc(${size('--gh-topbar-height')} + 26px) auto auto 16px}
}`.replaceAll('\n', '');

/** The logo of public/favicon.svg, in the color of the scheme that is chosen here. */
const logo = (): string => {
  const file = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8');
  const paths = file.match(/<path\b[^>]*\/>/g) ?? [];
  return `<svg width="18" height="18" viewBox="0 0 20 20">${paths.join('')}</svg>`;
};

const LINKS = 13;
const shell = (): string =>
  `<div class="static-shell" aria-hidden="true"><div class="static-shell-side"><div class="static-shell-brand">${logo()}Gatehouse</div>${'<i></i>'.repeat(LINKS)}</div><i class="static-shell-title"></i></div>`;

/**
 * The page draws the frame of the layout before any script has run. The app replaces it. Scripts choose the colors, and
 * whether the page has this layout (public/first-frame.js); without scripts it stays hidden.
 */
export const staticShell = (): Plugin => ({
  name: 'static-shell',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => ({
      html: html.replace(PLACE, shell()),
      tags: [{ tag: 'style', attrs: { nonce: '__CSP_NONCE__' }, children: style, injectTo: 'head' }],
    }),
  },
});
