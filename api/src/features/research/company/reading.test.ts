import { describe, expect, it } from 'vitest';
import { boundHtml, MAX_DEPTH, MAX_HTML_LENGTH } from '#src/features/research/company/bounded-html.ts';
import { scoreLink } from '#src/features/research/company/link-score.ts';
import { firstParagraph, oneLine, phrases } from '#src/features/research/company/plain-text.ts';
import { robotsFrom } from '#src/features/research/company/robots.ts';
import {
  apiFocusIn,
  endpointsIn,
  pricingIn,
  siteNameIn,
} from '#src/features/research/company/sources/html-facts.ts';
import { addressIn } from '#src/features/research/company/web-address.ts';

describe('HTML before it is parsed', () => {
  it('is cut beyond the maximum length and nesting, and not before', () => {
    expect(boundHtml('x'.repeat(MAX_HTML_LENGTH))).toHaveLength(MAX_HTML_LENGTH);
    expect(boundHtml('x'.repeat(MAX_HTML_LENGTH + 1))).toHaveLength(MAX_HTML_LENGTH);
    const deepest = '<div>'.repeat(MAX_DEPTH);
    expect(boundHtml(`${deepest}end`)).toBe(`${deepest}end`);
    expect(boundHtml(`${deepest}<b>end`)).toBe(deepest);
  });

  it('is not cut for lists, tables and paragraphs that are never closed', () => {
    const long = '<p>a<br><img src=x><li>b<td>c'.repeat(2000);
    expect(boundHtml(long)).toBe(long);
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
  ])('with status %s allows crawling: %s', (status, isAllowed) => {
    expect(robotsFrom('https://acme.com/robots.txt', status, '').isAllowed('https://acme.com/x')).toBe(
      isAllowed,
    );
  });
});
