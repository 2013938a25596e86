import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { GuideHtml } from '#src/features/guides/guide-html.tsx';

/** The element that wraps the rendered HTML. */
const render = (html: string): HTMLElement => {
  const markup = renderToStaticMarkup(
    <MantineProvider withCssVariables={false} withGlobalClasses={false}>
      <GuideHtml html={html} origin="http://127.0.0.1:4000" />
    </MantineProvider>,
  );
  const prose = new DOMParser().parseFromString(markup, 'text/html').body.firstElementChild;
  if (!(prose instanceof HTMLElement)) throw new Error('nothing was rendered');
  return prose;
};

const namesIn = (html: string): string[] => [
  ...new Set([...render(html).querySelectorAll('*')].map(({ localName }) => localName)),
];
const textOf = (html: string): string => render(html).textContent ?? '';

describe('the HTML of a guide', () => {
  it('renders the allowed elements', () => {
    const html =
      '<p>a<br>b <strong>c</strong> <em>d</em> <code>e &lt; f</code></p><ul><li>g</li></ul><ol><li>h</li></ol>';
    expect(render(html).innerHTML.replace('<br/>', '<br>')).toBe(html);
  });

  it.each([
    ['{ "a": "<b>" }', 'json'],
    ['GET /a', 'text'],
  ])('shows the block %j as code with a copy button, labeled %s', (code, language) => {
    const block = render(`<pre><code>${code.replaceAll('<', '&lt;')}\n</code></pre>`).querySelector(
      'section',
    );
    expect(block?.textContent).toContain(language);
    expect(block?.querySelector('pre')?.textContent).toBe(code);
    expect(block?.querySelector('button')?.getAttribute('aria-label')).toBe('Copy code of this step');
  });

  it('has its headings below the level of a step’s title', () => {
    expect(namesIn('<h3>a</h3><h4>b</h4>')).toEqual(['h4', 'h5']);
  });

  it('links to other sites in a new tab, without opener or referrer', () => {
    const link = render('<a href="https://example.com/keys?a=1&amp;b=2">Keys</a>').querySelector('a');
    expect(link?.getAttribute('href')).toBe('https://example.com/keys?a=1&b=2');
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java&#10;script:alert(1)',
    'java&#x73;cript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:http://127.0.0.1/x',
    '/keys',
    '//example.com',
    '',
  ])('keeps only the text of a link to %j', (href) => {
    expect(render(`<p><a href="${href}">Keys</a></p>`).innerHTML).toBe('<p>Keys</p>');
  });

  it.each([
    ['<script>alert(1)</script>after', 'after'],
    ['<style>*{display:none}</style>after', 'after'],
    ['<p>a<!-- <img src=x onerror=alert(1)> -->b</p>', 'ab'],
    ['<img src=x onerror=alert(1)>after', 'after'],
    ['<form action="https://example.com"><button>press</button></form>', 'press'],
    ['<object data="x"><embed src="x">inside</object>', 'inside'],
    [
      '<table><tbody><tr><td><table><tbody><tr><td>deep</td></tr></tbody></table></td></tr></tbody></table>',
      'deep',
    ],
    ['<svg><a href="https://example.com"><text>drawn</text></a></svg>', 'drawn'],
    ['<math><mi>x</mi></math>', 'x'],
    ['<div><section><span>plain</span></section></div>', 'plain'],
  ])('drops elements that are not allowed, and keeps their text: %s', (html, text) => {
    expect(namesIn(html).filter((name) => name !== 'p')).toEqual([]);
    expect(textOf(html)).toBe(text);
  });

  it('lets a long URL and the name of a key break between their parts, and changes no letter', () => {
    const { innerHTML } = render(
      '<p><code>https://your-api.example.com/v1/key_values?a=1</code> <code>ACCESS_KEY</code></p>',
    );
    expect(innerHTML.replaceAll('<wbr/>', '|').replaceAll('<wbr>', '|')).toBe(
      '<p><code>https://your-api|.example|.com/|v1/|key_|values?|a=|1</code> <code>ACCESS_KEY</code></p>',
    );
    expect(textOf('<code>ID:SECRET_ACCESS_KEY_1</code>')).toBe('ID:SECRET_ACCESS_KEY_1');
    expect(textOf('<code>a<script>alert(1)</script></code>')).toBe('a');
  });

  it('drops every attribute except the URL of a link', () => {
    const { innerHTML } = render(
      '<p id="a" class="b" style="color:red" onclick="alert(1)" data-x="1">a</p><code onmouseover="alert(1)">b</code>',
    );
    expect(innerHTML).toBe('<p>a</p><code>b</code>');
  });

  it('shows text that looks like HTML as text', () => {
    expect(render('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>').innerHTML).toBe(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    );
  });

  it('renders sixteen levels, and anything deeper as text', () => {
    const nested = (levels: number) => `${'<em>'.repeat(levels)}core${'</em>'.repeat(levels)}`;
    expect(render(nested(16)).querySelectorAll('em')).toHaveLength(16);
    expect(render(nested(17)).querySelectorAll('em')).toHaveLength(16);
    expect(textOf(nested(300))).toBe('core');
  });
});

describe('the redirect URI in a guide', () => {
  it('is this site’s own, with a copy button if it is code by itself', () => {
    const rendered = render('<p><code>{{redirectUri}}</code></p>');
    expect(rendered.querySelector('code')?.textContent).toBe('http://127.0.0.1:4000/oauth-callback');
    expect(rendered.querySelector('button')?.getAttribute('aria-label')).toBe('Copy redirect URI');
  });

  it('is filled in without a button inside other text', () => {
    const rendered = render('<p>Enter {{redirectUri}}, then save. <code>uri={{redirectUri}}</code></p>');
    expect(rendered.textContent).toBe(
      'Enter http://127.0.0.1:4000/oauth-callback, then save. uri=http://127.0.0.1:4000/oauth-callback',
    );
    expect(rendered.querySelector('button')).toBeNull();
  });
});
