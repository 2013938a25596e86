import { describe, expect, it } from 'vitest';
import { identifierWords, plainText, shortened } from './plain-text.ts';

describe('plainText', () => {
  it.each([
    ['<p>Amazon <b>Polly</b> is a service.</p>', 'Amazon Polly is a service.'],
    ['<fullname>AWS X</fullname><p>Does x.</p>', 'Does x.'],
    ['# Overview\n\nSee [the docs](https://acme.dev) for `more`', 'Overview See the docs for more'],
    ['> **Note**\n- one\n- two', 'Note one two'],
    ['![logo](x.png) Rates &amp; prices', 'Rates & prices'],
    ['With <i>Connect</i> , you see . NET and .NET .', 'With Connect, you see. NET and .NET.'],
    ['a < b and c > d', 'a < b and c > d'],
    ['```\ncode\n``` after', 'after'],
    ['lone \ud800 surrogate\0', 'lone \ufffd surrogate'],
  ])('takes the marks off %j', (source, text) => {
    expect(plainText(source)).toBe(text);
  });
});

describe('shortened', () => {
  it('keeps a text that fits and cuts one that is a character too long', () => {
    expect(shortened('a'.repeat(20), 20)).toBe('a'.repeat(20));
    expect(shortened('a'.repeat(21), 20)).toHaveLength(20);
  });

  it('cuts after a sentence, else after a word', () => {
    expect(shortened('One sentence here. Another one that is too long', 30)).toBe('One sentence here.');
    expect(shortened('words without any sentence in them', 20)).toBe('words without any…');
  });

  it('never cuts a character in two', () => {
    expect(shortened('😀'.repeat(12), 12).isWellFormed()).toBe(true);
  });
});

describe('identifierWords', () => {
  it.each([
    ['getUserById', 'get User By Id'],
    ['list_user-accounts', 'list user accounts'],
    ['XMLUpload', 'XML Upload'],
    ['publicAPIs', 'public APIs'],
  ])('reads %s as words', (identifier, words) => {
    expect(identifierWords(identifier)).toBe(words);
  });
});
