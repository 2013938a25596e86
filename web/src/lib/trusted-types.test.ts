import { describe, expect, it } from 'vitest';
import { isPlainMarkup } from '#src/lib/trusted-types.ts';

describe('markup that is allowed on the page', () => {
  it.each([
    '',
    'a & b',
    ':root { --x: 1px; } @media (20em <= width <= 40em) { a > b {} }',
    '<span class="hljs-string">&quot;x&quot;</span>',
    '<span class="hljs-title function_">f</span> (a)',
  ])('is a style, text or a coloured span: %s', (html) => expect(isPlainMarkup(html)).toBe(true));

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
