import { describe, expect, it } from 'vitest';
import { escapeHtml, GUIDE_ELEMENTS, isGuideHtml, isGuideLink } from '#src/plain/guide-html.ts';
import { guideStepSchema } from './guides.ts';

describe('the HTML of a guide', () => {
  it.each([
    '',
    'Plain text',
    '<p>One<br>two <strong>three <em>four</em></strong></p>',
    '<ol><li>Open <a href="https://example.com/keys?a=1&amp;b=2">Keys</a></li><li><p>Two</p><ul><li>a</li></ul></li></ol>',
    '<h3>Title</h3><h4>Below</h4><pre><code>a &lt; b &amp;&amp; c &gt; d &quot;e&quot; &#39;f&#39;</code></pre>',
  ])('may be %j', (html) => {
    expect(isGuideHtml(html)).toBe(true);
  });

  it.each([
    '<script>alert(1)</script>',
    '<p onclick="alert(1)">x</p>',
    '<img src="x" onerror="alert(1)">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java\nscript:alert(1)">x</a>',
    '<a href="javascript&#58;alert(1)">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<a href="//example.com">x</a>',
    '<a href="/keys">x</a>',
    '<a href="https://user:pass@example.com">x</a>',
    "<a href='https://example.com'>x</a>",
    '<a href="https://example.com" target="_blank">x</a>',
    '<a>x</a>',
    '<p href="https://example.com">x</p>',
    '<svg><p>x</p></svg>',
    '<table><tr><td>x</td></tr></table>',
    '<style>p{}</style>',
    '<!-- comment -->',
    '<![CDATA[x]]>',
    '<P>x</P>',
    '<p/>',
    '<p>x',
    'x</p>',
    '<strong><em>x</strong></em>',
    '<p><ul><li>x</li></ul></p>',
    '<ul>x<p>y</p></ul>',
    '<li>x</li>',
    '<a href="https://example.com"><strong>x<a href="https://example.org">y</a></strong></a',
    '<a href="https://example.com"><a href="https://example.org">y</a></a>',
    'a & b',
    'a &nbsp; b',
    'a < b',
    'a > b',
  ])('may not be %j', (html) => {
    expect(isGuideHtml(html)).toBe(false);
  });

  it('has no element that runs, loads or submits anything', () => {
    expect(
      GUIDE_ELEMENTS.filter((name) => /script|style|img|svg|iframe|form|object|link/.test(name)),
    ).toEqual([]);
  });

  it('can contain any escaped text, also as the address of a link', () => {
    const hostile = `<script>"'&amp;</script>`;
    expect(isGuideHtml(`<p>${escapeHtml(hostile)}</p>`)).toBe(true);
    expect(isGuideHtml(`<a href="${escapeHtml(`https://example.com/?q=${hostile}`)}">x</a>`)).toBe(true);
  });

  // A check that backtracks would exceed the time limit of a test here.
  it('is checked to the end, however long and hostile', () => {
    for (const part of ['<', '<p>', '<a href="', '&', '</p>', '<p', '>']) isGuideHtml(part.repeat(100_000));
  });

  it('is required in a step, with up to 20,000 characters', () => {
    const step = { stepNumber: 1, title: 'One', warnings: [], tips: [] };
    const accepts = (description: string) => guideStepSchema.safeParse({ ...step, description }).success;
    expect(accepts('x'.repeat(20_000))).toBe(true);
    expect(accepts('x'.repeat(20_001))).toBe(false);
    expect(accepts('<script>x</script>')).toBe(false);
  });
});

describe('a link in a guide', () => {
  it.each(['https://example.com', 'http://127.0.0.1:8080/x'])('may lead to %s', (href) => {
    expect(isGuideLink(href)).toBe(true);
  });

  it.each(['javascript:alert(1)', 'mailto:a@example.com', 'ftp://example.com', '', '#x'])(
    'may not lead to %j',
    (href) => {
      expect(isGuideLink(href)).toBe(false);
    },
  );
});
