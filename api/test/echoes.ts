export type Echo = {
  body: string | Buffer;
  type?: string;
  headers?: Record<string, string>;
  status?: number;
  cutAfter?: number;
};

/** Nothing in it looks like a key, and each encoding changes it. */
export const ODD = `qz7"wholly/un+remark&able<9w3>'~end`;
export const PLAIN = 'qz7-wholly-unremarkable-9w3';
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const lower = (text: string): string => text.replace(/%[0-9A-F]{2}/g, (c) => c.toLowerCase());
const each = (text: string, spell: (hex: string, code: number) => string): string =>
  [...text].map((c) => spell(c.charCodeAt(0).toString(16).padStart(2, '0'), c.charCodeAt(0))).join('');
const utf16be = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

/** What an echo service may make of the key that it received. */
export const ECHOES: [what: string, secret: string, of: (secret: string) => Echo][] = [
  ['as text', PLAIN, (s) => ({ body: `you sent ${s}.` })],
  ['as text with other characters', ODD, (s) => ({ body: `you sent ${s}.` })],
  [
    'in JSON',
    ODD,
    (s) => ({
      body: JSON.stringify({ headers: { authorization: `Bearer ${s}` } }),
      type: 'application/json',
    }),
  ],
  [
    'as the name of a JSON field',
    ODD,
    (s) => ({ body: JSON.stringify({ [s]: 1, list: [s, s] }), type: 'application/json' }),
  ],
  [
    'in JSON in JSON',
    ODD,
    (s) => ({ body: JSON.stringify({ raw: JSON.stringify({ key: s }) }), type: 'application/json' }),
  ],
  [
    'in JSON as PHP writes it',
    ODD,
    (s) => ({ body: JSON.stringify({ s }).replaceAll('/', '\\/'), type: 'application/json' }),
  ],
  [
    'in JSON as Go writes it',
    ODD,
    (s) => ({
      body: JSON.stringify({ s }).replace(/[<>&]/g, (c) => `\\u00${c.charCodeAt(0).toString(16)}`),
      type: 'application/json',
    }),
  ],
  [
    'in JSON with each character escaped',
    PLAIN,
    (s) => ({ body: `{"s":"${each(s, (hex) => `\\u00${hex}`)}"}`, type: 'application/json' }),
  ],
  [
    'in JSON with some characters escaped',
    PLAIN,
    (s) => ({ body: `{"s":"${s.replaceAll('-', '\\u002d')}"}`, type: 'application/json' }),
  ],
  [
    'in JSON with capital letters in its escapes',
    PLAIN,
    (s) => ({ body: `{"s":"${s.replaceAll('-', '\\u002D')}"}`, type: 'application/json' }),
  ],
  ['in JavaScript', PLAIN, (s) => ({ body: `var s = '${each(s, (hex) => `\\x${hex}`)}'` })],
  ['in a URL', ODD, (s) => ({ body: `https://a.test/?k=${encodeURIComponent(s)}&x=1` })],
  [
    'in a URL with small letters',
    ODD,
    (s) => ({ body: `https://a.test/?k=${lower(encodeURIComponent(s))}&x=1` }),
  ],
  [
    'in a URL with each character escaped',
    PLAIN,
    (s) => ({ body: `https://a.test/?k=${each(s, (hex) => `%${hex}`)}` }),
  ],
  ['in a URL in a URL', ODD, (s) => ({ body: encodeURIComponent(`?k=${encodeURIComponent(s)}`) })],
  ['in a form', ODD, (s) => ({ body: new URLSearchParams({ k: s }).toString() })],
  ['in base64', ODD, (s) => ({ body: base64(s) })],
  ['in base64url', ODD, (s) => ({ body: Buffer.from(s).toString('base64url') })],
  ['in base64 behind a user name', ODD, (s) => ({ body: `Basic ${base64(`user:${s}`)}` })],
  ['in base64 behind one character', PLAIN, (s) => ({ body: base64(`a${s}z`) })],
  ['in base64 in a URL', ODD, (s) => ({ body: encodeURIComponent(base64(s)) })],
  ['in hex', PLAIN, (s) => ({ body: Buffer.from(s).toString('hex') })],
  ['in hex with capital letters', PLAIN, (s) => ({ body: Buffer.from(s).toString('hex').toUpperCase() })],
  [
    'in HTML',
    ODD,
    (s) => ({
      body: `<p>${s.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')}</p>`,
      type: 'text/html',
    }),
  ],
  [
    'in HTML with each character as a number',
    PLAIN,
    (s) => ({ body: `<p>${each(s, (_hex, code) => `&#${code};`)}</p>`, type: 'text/html' }),
  ],
  [
    'in HTML with each character as a hex number',
    PLAIN,
    (s) => ({ body: `<p>${each(s, (hex) => `&#x${hex};`)}</p>`, type: 'text/html' }),
  ],
  [
    'in UTF-16',
    PLAIN,
    (s) => ({ body: Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(`you sent ${s}`, 'utf16le')]) }),
  ],
  [
    'in UTF-16 with the other order of bytes',
    PLAIN,
    (s) => ({ body: Buffer.concat([Buffer.from([0xfe, 0xff]), utf16be(`you sent ${s}`)]) }),
  ],
  [
    'in UTF-16 as its header says',
    PLAIN,
    (s) => ({ body: Buffer.from(`you sent ${s}`, 'utf16le'), type: 'text/plain; charset=utf-16le' }),
  ],
  [
    'in UTF-16 that nothing says',
    PLAIN,
    (s) => ({ body: Buffer.from(JSON.stringify({ s }), 'utf16le'), type: 'application/json' }),
  ],
  [
    'in UTF-16 that nothing says, the other way round',
    PLAIN,
    (s) => ({ body: utf16be(JSON.stringify({ s })), type: 'application/json' }),
  ],
  ['in a header', PLAIN, (s) => ({ body: 'ok', headers: { 'x-received': `Bearer ${s}` } })],
  ['in the name of a header', PLAIN, (s) => ({ body: 'ok', headers: { [`x-${s}`]: '1' } })],
  [
    'in a cookie',
    PLAIN,
    (s) => ({ body: 'ok', headers: { 'set-cookie': `session=${encodeURIComponent(s)}; Path=/` } }),
  ],
  [
    'in a link to the next page',
    PLAIN,
    (s) => ({
      body: '[]',
      type: 'application/json',
      headers: { link: `<https://a.test/?page=2&key=${s}>; rel="next"` },
    }),
  ],
  [
    'in an error message',
    PLAIN,
    (s) => ({
      body: JSON.stringify({ error: { message: `Incorrect API key provided: ${s}` } }),
      type: 'application/json',
      status: 401,
    }),
  ],
  [
    'in the challenge of a 401',
    PLAIN,
    (s) => ({
      body: '',
      status: 401,
      headers: { 'www-authenticate': `Bearer error="invalid_token", error_description="${s} is unknown"` },
    }),
  ],
  ['twice, one directly behind the other', PLAIN, (s) => ({ body: `${s}${s}` })],
  ['beside a text that looks like its mask', PLAIN, (s) => ({ body: `${s} and qz7********************` })],
  ['cut in the middle', PLAIN, (s) => ({ body: `you sent ${s}`, cutAfter: 9 + 20 })],
];
