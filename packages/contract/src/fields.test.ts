import { describe, expect, it } from 'vitest';
import { MAX_URL_LENGTH } from '#src/plain/http-url.ts';
import { messagesOf } from '#test/messages.ts';
import {
  emailAddress,
  MAX_EMAIL_LENGTH,
  optionalEmail,
  optionalText,
  optionalUrl,
  textOfAtLeast,
} from './fields.ts';

/** An address of exactly `length` characters. */
const addressOf = (length: number): string => `a@${'b'.repeat(length - 6)}.com`;

describe('textOfAtLeast', () => {
  const schema = textOfAtLeast(3, 5, 'Too short');

  it('does not count spaces around the text', () => {
    expect(messagesOf(schema, ' ab ')).toEqual({ '': 'Too short' });
    expect(schema.parse(' abc ')).toBe('abc');
  });

  it('accepts both limits and nothing beyond them', () => {
    expect(messagesOf(schema, 'ab')).toEqual({ '': 'Too short' });
    expect(messagesOf(schema, 'abc')).toEqual({});
    expect(messagesOf(schema, 'abcde')).toEqual({});
    expect(messagesOf(schema, 'abcdef')).toEqual({ '': 'Must be at most 5 characters' });
  });

  it('reports an empty text once', () => {
    expect(schema.safeParse('').error?.issues).toHaveLength(1);
  });
});

describe('e-mail addresses', () => {
  const bad = ['a', 'a@', '@b.com', 'a@b', 'a b@c.com', 'a@b..com', 'a@b.com\0', 'a@b.com, c@d.com'];

  it('that are required reject what is not an address', () => {
    for (const address of [...bad, '', undefined, null]) {
      expect(messagesOf(emailAddress('No address'), address), String(address)).toEqual({ '': 'No address' });
    }
    expect(emailAddress('No address').parse(' ann@example.com ')).toBe('ann@example.com');
  });

  it('that are optional reject what is not an address, and may be left empty', () => {
    const schema = optionalEmail('No address');
    for (const address of bad) expect(messagesOf(schema, address), address).toEqual({ '': 'No address' });
    expect(schema.parse(' ann@example.com ')).toBe('ann@example.com');
    expect(schema.parse('')).toBeNull();
    expect(schema.parse(null)).toBeNull();
    expect(schema.parse(undefined)).toBeUndefined();
  });

  it('have at most 254 characters', () => {
    expect(addressOf(MAX_EMAIL_LENGTH)).toHaveLength(254);
    for (const schema of [emailAddress('x'), optionalEmail('x')]) {
      expect(messagesOf(schema, addressOf(254))).toEqual({});
      expect(messagesOf(schema, addressOf(255))).toEqual({ '': 'Must be at most 254 characters' });
    }
  });
});

describe('optional text and URLs', () => {
  it('become null if left empty, and stay absent if absent', () => {
    for (const schema of [optionalText(5), optionalUrl('No URL')]) {
      expect(schema.parse('')).toBeNull();
      expect(schema.parse('  ')).toBeNull();
      expect(schema.parse(null)).toBeNull();
      expect(schema.parse(undefined)).toBeUndefined();
    }
  });

  it('have the same limits as the required ones', () => {
    expect(optionalText(5).parse('abcde')).toBe('abcde');
    expect(messagesOf(optionalText(5), 'abcdef')).toEqual({ '': 'Must be at most 5 characters' });
    expect(optionalText(5).safeParse('\0').success).toBe(false);
    const url = `https://e.com/${'a'.repeat(MAX_URL_LENGTH - 14)}`;
    expect(optionalUrl('No URL').parse(url)).toBe(url);
    expect(optionalUrl('No URL').safeParse(`${url}a`).success).toBe(false);
    for (const bad of ['x', 'javascript:alert(1)', 'https://a:b@c.com']) {
      expect(messagesOf(optionalUrl('No URL'), bad), bad).toEqual({ '': 'No URL' });
    }
  });
});
