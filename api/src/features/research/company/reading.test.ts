import { describe, expect, it } from 'vitest';
import { createDocumentReader } from '#src/features/research/company/documents/document-reader.ts';
import { readRobots } from '#src/features/research/company/documents/read-robots.ts';
import { scoreLink } from '#src/features/research/company/link-score.ts';
import { firstParagraph, oneLine, phrases } from '#src/features/research/company/plain-text.ts';
import { robotsFrom } from '#src/features/research/company/robots.ts';
import {
  apiFocusIn,
  endpointsIn,
  pricingIn,
  siteNameIn,
} from '#src/features/research/company/sources/html-facts.ts';
import {
  MAX_DEPTH,
  MAX_FOREIGN,
  MAX_HTML_LENGTH,
  readTree,
} from '#src/features/research/company/sources/html-tree.ts';
import { addressIn } from '#src/features/research/company/web-address.ts';

describe('the HTML of a page', () => {
  const isRead = (html: string) => readTree(`${html}<h2>end</h2>`).headings.includes('end');

  it('is read up to the maximum length, and not beyond', () => {
    const ending = (length: number) => readTree(`<p${' '.repeat(length - 4)}>x`).text;
    expect(ending(MAX_HTML_LENGTH)).toBe('x');
    expect(ending(MAX_HTML_LENGTH + 1)).toBe('');
  });

  it('is read up to the maximum nesting, however it is hidden', () => {
    const nested = (depth: number) => '<b>'.repeat(depth - 1);
    expect(isRead(nested(MAX_DEPTH))).toBe(true);
    expect(isRead(nested(MAX_DEPTH + 1))).toBe(false);
    expect(isRead('<b></x>'.repeat(MAX_DEPTH))).toBe(false);
    expect(isRead('<b><!--</b>-->'.repeat(MAX_DEPTH))).toBe(false);
    expect(isRead('<b></b>'.repeat(MAX_DEPTH * 10))).toBe(true);
    expect(isRead('<p>a<br><img src=x>'.repeat(2000))).toBe(true);
    expect(isRead('<li><p>never closed'.repeat(400))).toBe(true);
  });

  it('is read up to the maximum number of drawings', () => {
    expect(isRead('<svg/>'.repeat(MAX_FOREIGN))).toBe(true);
    expect(isRead('<svg/>'.repeat(MAX_FOREIGN + 1))).toBe(false);
  });

  it('has words in links and headings, without those of scripts and drawings, with a space between elements', () => {
    const parts = readTree(
      '<title>A &amp; B</title><h2>One<b>two</b></h2><a href="/x">AT&amp;T<script>var x</script><svg>s</svg></a>',
    );
    expect(parts).toMatchObject({
      title: 'A & B',
      headings: ['One two'],
      anchors: [{ href: '/x', words: 'AT&T' }],
      text: 'A & B One two AT&T',
    });
  });
});

describe('a link', () => {
  it.each([
    ['API Reference', 'https://acme.com/x', 'documentation'],
    ['Developers', 'https://acme.com/dev', 'documentation'],
    ['Docs', 'https://docs.acme.com/', 'documentation'],
    ['Sign up', 'https://acme.com/x', 'registration'],
    ['Get your API key', 'https://acme.com/keys', 'registration'],
    ['Plans', 'https://acme.com/pricing', 'pricing'],
    ['Our API blog', 'https://acme.com/blog/api', undefined],
    ['Careers', 'https://acme.com/careers', undefined],
    ['Capital', 'https://acme.com/rapid', undefined],
  ])('"%s" to %s is for %s', (words, url, role) => {
    expect(scoreLink(words, url)?.role).toBe(role);
  });
});

describe('what a page says', () => {
  it.each([
    ['Home | Acme', 'acme.com', 'Acme'],
    ['Parcely – Parcels made easy', '127.0.0.1', 'Parcely'],
    ['The friendliest bank: Sunny Bank', 'docs.sunnybank.example', 'Sunny Bank'],
    ['API Reference - Acme', 'api.other.com', 'Acme'],
    ['Documentation', 'acme.com', ''],
  ])('about its company in the title %j', (title, hostname, name) => {
    expect(siteNameIn(title, hostname)).toBe(name);
  });

  it('about its operations, each once', () => {
    const text =
      'Call GET /v1/things then POST https://api.acme.com/v1/things. GET /v1/things. FORGET /x, GET it';
    expect(endpointsIn(text).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /v1/things',
      'POST /v1/things',
    ]);
  });

  it('about its price, in the sentence that names it', () => {
    expect(pricingIn('We are great. The free tier has 100 calls a day, then you pay. More here.')).toBe(
      'The free tier has 100 calls a day, then you pay.',
    );
    expect(pricingIn('Bread is free of gluten')).toBeUndefined();
  });

  it('about an API, from nothing to documentation', () => {
    expect(apiFocusIn('We bake bread', [])).toBe(0);
    expect(apiFocusIn('We have an API', [])).toBe(1);
    expect(apiFocusIn('The API asks for an API key', [])).toBe(2);
  });
});

describe('untrusted text', () => {
  it('becomes one line without markup and control characters, cut to its limit', () => {
    expect(firstParagraph('# Title\n\nA **bold** [link](http://x) <b>and</b> `code`.\n\nSecond', 100)).toBe(
      'A bold link and code.',
    );
    expect(oneLine('a\u0000b\n\tc\u202ed', 10)).toBe('a b c d');
    expect(oneLine('x'.repeat(10), 10)).toHaveLength(10);
    expect(oneLine('x'.repeat(11), 10)).toBe(`${'x'.repeat(9)}…`);
    expect(oneLine('\ud800x', 10).isWellFormed()).toBe(true);
    expect(phrases(['A', ' a ', '', 'b', 'c'], 2, 10)).toHaveLength(2);
  });

  it.each(['javascript:alert(1)', 'ftp://x', 'http://u:p@x', `/${'x'.repeat(600)}`, 7, 'http://'])(
    'is not a URL if it is %j',
    (text) => {
      expect(addressIn(text, 'https://acme.com/')).toBeUndefined();
    },
  );
});

describe('robots.txt', () => {
  it.each([
    [null, false],
    [200, true],
    [404, true],
    [403, true],
    [429, false],
    [500, false],
    [503, false],
  ])('with status %s allows crawling: %s', async (status, isAllowed) => {
    const documents = createDocumentReader(new AbortController().signal);
    const url = 'https://acme.com/robots.txt';
    const robots = await robotsFrom(url, status, new Uint8Array(), documents);
    expect(await robots.isAllowed('https://acme.com/x')).toBe(isAllowed);
  });

  it('names crawlers in heads of groups, which may repeat a name and contain comments', () => {
    const text = [
      'User-Agent: other\nUser-agent: more\nDisallow: /',
      'user-agent: x # first\n# a comment\n\nno colon\nUSER-AGENT: gatehouse/2.0\nuser-agent: gatehouse',
      'Disallow: /private',
      'user-agent: *\nDisallow: /all',
    ].join('\n');
    const isAllowed = (path: string) =>
      readRobots('https://acme.com/robots.txt', Buffer.from(text), `https://acme.com${path}`).isAllowed;
    expect(['/', '/private', '/all'].map(isAllowed)).toEqual([true, false, true]);
  });
});
