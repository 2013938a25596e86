import { describe, expect, it } from 'vitest';
import { isOwnScript, isPlainMarkup } from '#src/lib/trusted-types.ts';

describe('markup that is allowed on the page', () => {
  it.each([
    '',
    'a & b',
    ':root { --x: 1px; } @media (20em <= width <= 40em) { a > b {} }',
    '<span class="hljs-string">&quot;x&quot;</span>',
    '<span class="hljs-title function_">f</span> (a)',
  ])('is a style, text or a colored span: %s', (html) => expect(isPlainMarkup(html)).toBe(true));

  it.each([
    '<b>x</b>',
    '<img src=x onerror=alert(1)>',
    '<span class="hljs-x" onclick="alert(1)">x</span>',
    '<span class="hljs-x"><script>alert(1)</script></span>',
    '<span>x</span>',
    '<SPAN class="hljs-x">',
    '</style>',
    '<!-- x',
    '<<span class="hljs-x">b onclick=alert(1)>',
  ])('is nothing else: %s', (html) => expect(isPlainMarkup(html)).toBe(false));
});

describe('a script that may run as a worker', () => {
  const { origin } = globalThis.location;

  it('is a file of the app', () => {
    expect(isOwnScript(`${origin}/assets/json-filter.worker-YTVPExQf.js`)).toBe(true);
    expect(isOwnScript('/assets/a.js')).toBe(true);
  });

  it.each([
    'https://a.example/assets/a.js',
    '//a.example/assets/a.js',
    'data:text/javascript,alert(1)',
    'blob:https://a.example/1',
    '/api/x.js',
    '/assets/../trpc/a.js',
    '/assets/a.css',
    '/assets/a/b.js',
  ])('is nothing else: %s', (url) => expect(isOwnScript(url)).toBe(false));
});
