import { describe, expect, it } from 'vitest';
import { calledUrl } from '#src/called-url.ts';
import { MAX_URL_LENGTH } from '#src/plain/http-url.ts';
import { messagesOf } from '#test/messages.ts';
import {
  headerLinesSchema,
  headerMapSchema,
  httpUrl,
  idSchema,
  isoTimeInput,
  isoTimeSchema,
  MAX_ID,
  pathIdSchema,
  requiredId,
  requiredText,
  text,
} from './common.ts';

const NOT_STORABLE = 'Must not contain NUL or unpaired surrogate characters';

describe('ids', () => {
  it('run from 1 to the largest 32-bit integer', () => {
    expect(messagesOf(idSchema, 1)).toEqual({});
    expect(MAX_ID).toBe(2_147_483_647);
    expect(messagesOf(idSchema, MAX_ID)).toEqual({});
    for (const bad of [0, -1, MAX_ID + 1, 1.5, Number.NaN, '1', null, undefined]) {
      expect(idSchema.safeParse(bad).success, String(bad)).toBe(false);
    }
  });

  it('may arrive as text in a path', () => {
    expect(pathIdSchema.parse('12')).toBe(12);
    expect(pathIdSchema.parse(12)).toBe(12);
    for (const bad of ['0', '-1', '1.5', 'x', '', String(MAX_ID + 1), '1e400']) {
      expect(messagesOf(pathIdSchema, bad), bad).toEqual({
        '': `Must be a whole number from 1 to ${MAX_ID}`,
      });
    }
  });

  it('in a path have one spelling only', () => {
    for (const bad of ['0x1', '1e0', '1.0', '+1', ' 1', '1 ', '１', '1n', '0b1', '00000000001']) {
      expect(pathIdSchema.safeParse(bad).success, bad).toBe(false);
    }
  });

  it('that must be chosen report one message, once, for anything that is not an id', () => {
    for (const bad of [undefined, null, '', '1', 0, -1, 1.5, 1e300, Number.NaN, MAX_ID + 1]) {
      const { error } = requiredId('Choose one').safeParse(bad);
      expect(
        error?.issues.map(({ message }) => message),
        String(bad),
      ).toEqual(['Choose one']);
    }
    expect(messagesOf(requiredId('Choose one'), MAX_ID)).toEqual({});
  });
});

describe('text', () => {
  it('accepts its limit and rejects one character more', () => {
    expect(messagesOf(text(5), 'abcde')).toEqual({});
    expect(messagesOf(text(5), 'abcdef')).toEqual({ '': 'Must be at most 5 characters' });
  });

  it('rejects what the databases cannot store', () => {
    expect(messagesOf(text(50), 'a\0b')).toEqual({ '': NOT_STORABLE });
    expect(messagesOf(text(50), 'a\ud800b')).toEqual({ '': NOT_STORABLE });
    expect(messagesOf(text(50), '\udc00')).toEqual({ '': NOT_STORABLE });
    expect(messagesOf(text(50), 'a\u{1f511}b\n\t')).toEqual({});
  });

  it('that is required is reported if it is absent, empty or blank', () => {
    const schema = requiredText(5, 'Needed');
    for (const bad of [undefined, null, 7, '', '   ']) {
      expect(messagesOf(schema, bad), String(bad)).toEqual({ '': 'Needed' });
    }
    expect(schema.parse('  abcde ')).toBe('abcde');
    expect(messagesOf(schema, 'abcdef')).toEqual({ '': 'Must be at most 5 characters' });
    expect(messagesOf(schema, 'a\0')).toEqual({ '': NOT_STORABLE });
  });
});

describe('httpUrl', () => {
  const schema = httpUrl();

  it.each([
    'http://localhost:3000',
    'https://127.0.0.1/x',
    'http://[::1]:8080/',
    'https://api.example.com/v1?a=1#b',
    'HTTPS://EXAMPLE.COM',
  ])('accepts %s', (url) => {
    expect(schema.parse(url)).toBe(url);
  });

  it('takes a host with other letters than those of ASCII, that of what is called as it is sent', () => {
    expect(schema.parse('https://bücher.example/ü')).toBe('https://bücher.example/ü');
    expect(calledUrl().parse('https://bücher.example/ü')).toBe('https://xn--bcher-kva.example/ü');
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript://example.com/%0aalert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'ftp://example.com',
    'https://user@example.com',
    'https://user:secret@example.com',
    'https://:secret@example.com',
    '//example.com',
    '/v1/models',
    'example.com',
    'https://',
    'https://exa mple.com',
    'https://example.com:99999',
    'https://example.com/a\0b',
    'https://example.com/\ud800',
    '',
    ' ',
    undefined,
    null,
    42,
  ])('rejects %j', (url) => {
    expect(messagesOf(schema, url)).toEqual({ '': 'Please enter a valid URL.' });
  });

  it('accepts 2,048 characters and rejects 2,049', () => {
    const start = 'https://example.com/';
    const longest = start + 'a'.repeat(MAX_URL_LENGTH - start.length);
    expect(messagesOf(schema, longest)).toEqual({});
    expect(messagesOf(schema, `${longest}a`)).toEqual({ '': 'Must be at most 2048 characters' });
  });

  it('trims the URL and uses the given message', () => {
    expect(schema.parse('  https://example.com\n')).toBe('https://example.com');
    expect(messagesOf(httpUrl('No URL'), 'x')).toEqual({ '': 'No URL' });
  });
});

describe('headers', () => {
  it('accept the names and values that HTTP allows', () => {
    const headers = { 'X-Test_1': 'a\tb é', accept: '' };
    expect(headerMapSchema.parse(headers)).toEqual(headers);
  });

  it('reject names and values that would split a request', () => {
    for (const bad of [
      { 'a b': 'x' },
      { 'a:': 'x' },
      { '': 'x' },
      { 'a\r\nb': 'x' },
      { a: 'x\r\nevil: 1' },
      { a: 'x\ny' },
      { a: '\0' },
      { a: '\x7f' },
      { a: 1 },
    ]) {
      expect(headerMapSchema.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
    }
  });

  it('accept names of up to 128 and values of up to 8,192 characters', () => {
    const sized = (name: number, value: number) => ({ ['n'.repeat(name)]: 'v'.repeat(value) });
    expect(headerMapSchema.safeParse(sized(128, 8192)).success).toBe(true);
    expect(headerMapSchema.safeParse(sized(129, 1)).success).toBe(false);
    expect(headerMapSchema.safeParse(sized(1, 8193)).success).toBe(false);
  });
});

describe('times', () => {
  it('are ISO 8601 in UTC', () => {
    expect(isoTimeSchema.safeParse(new Date(0).toISOString()).success).toBe(true);
    for (const bad of [
      '2026-01-01',
      '2026-01-01T00:00:00',
      '2026-01-01T00:00:00+02:00',
      '2026-13-01T00:00:00Z',
    ]) {
      expect(isoTimeSchema.safeParse(bad).success, bad).toBe(false);
    }
  });

  it('may have an offset or a short form, and are stored in one form', () => {
    expect(isoTimeInput.parse('2030-01-31T02:00:00+02:00')).toBe('2030-01-31T00:00:00.000Z');
    expect(isoTimeInput.parse('9999-12-31T23:59:59Z')).toBe('9999-12-31T23:59:59.000Z');
    const withFraction = (digits: number) => `2030-01-31T00:00:00.${'1'.repeat(digits)}Z`;
    expect(isoTimeInput.parse(withFraction(43))).toBe('2030-01-31T00:00:00.111Z');
    const wrong = [undefined, 7, '', 'tomorrow', '2026-02-30T00:00:00Z', '9999-12-31T23:59:59-01:00'];
    for (const bad of [...wrong, withFraction(44)]) {
      expect(messagesOf(isoTimeInput, bad), String(bad)).toEqual({
        '': 'Must be a time such as 2030-01-31T00:00:00Z',
      });
    }
  });
});

describe('headers of a request', () => {
  it('whose names differ in case only are lines of one header, in their order', () => {
    const headers = { 'X-A': '1', Accept: 'a', 'x-a': ['2', '3'], 'X-a': '4' };
    expect(headerLinesSchema.parse(headers)).toEqual({ 'X-A': ['1', '2', '3', '4'], Accept: 'a' });
    const others = { 'X-A': ['1'], 'X-B': '2' };
    expect(headerLinesSchema.parse(others)).toEqual(others);
  });
});
