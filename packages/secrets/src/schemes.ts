/** Authentication schemes that are written before a credential. */
const SCHEME = /^(?:bearer|basic|token|bot|api-?key|key) +(?=\S)/i;

/**
 * The names of ways to authenticate: the schemes that are registered for HTTP (IANA, HTTP Authentication Schemes), and what tools call
 * the others.
 */
const NAMES_OF_SCHEMES = new Set(
  `apikey aws awsv4 basic bearer concealed cookie digest dpop edgegrid gnap hawk hoba inherit jwt mutual negotiate noauth none ntlm oauth oauth1
   oauth2 privatetoken scram scramsha1 scramsha256 session sigv4 token vapid`.split(/\s+/),
);

/** Whether a text only says how to authenticate: `basic`, `OAuth 2`, `api-key`. */
export const isSchemeName = (text: string): boolean =>
  text.length <= 20 && NAMES_OF_SCHEMES.has(text.toLowerCase().replaceAll(/[\s_.-]/g, ''));

/** The scheme in front of a credential with the spaces after it: `Bearer `. Empty if there is none that is known. */
export const schemeOf = (value: string): string => SCHEME.exec(value)?.[0] ?? '';

/** Any word in front of a credential, and the credential: a header may have a scheme that nobody knows. */
export const splitScheme = (value: string): { scheme: string; credential: string } => {
  const [, scheme = '', credential = value] = /^([a-z][\w-]*)\s+(\S.*)$/is.exec(value.trim()) ?? [];
  return { scheme: scheme.toLowerCase(), credential: credential.trim() };
};

/** `user:password` of a Basic credential; undefined if it is none. */
export const basicPair = (encoded: string): string | undefined => {
  try {
    const bytes = Uint8Array.from(atob(encoded.trim().replaceAll('-', '+').replaceAll('_', '/')), (byte) =>
      byte.charCodeAt(0),
    );
    const pair = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /^[^\p{Cc}][^\p{Cc}:]*:[^\p{Cc}]*$/u.test(pair) ? pair : undefined;
  } catch {
    return undefined;
  }
};

/** The value of `name=value`, without quotes. */
const assigned = (text: string): string | undefined => {
  const at = text.indexOf('=');
  if (at < 1 || /\s/.test(text.slice(0, at).trim())) return undefined;
  const written = text.slice(at + 1).trim();
  const value = written.slice(written.startsWith('"') ? 1 : 0, written.endsWith('"') ? -1 : undefined);
  return value === '' || value.includes('"') ? undefined : value;
};

/**
 * A secret, and the parts of it that a server may send back alone: the credential without its scheme, a basic one decoded
 * and its password, each value of a cookie or of a list such as `Signature="…", keyId="…"`.
 */
export const partsOfSecret = (value: string): string[] => {
  const { scheme, credential } = splitScheme(value);
  const basic = scheme === 'basic' ? basicPair(credential) : undefined;
  const password = basic?.slice(basic.indexOf(':') + 1);
  const listed = credential.split(/[;,]/).map(assigned);
  return [...new Set([value, credential, basic, password, ...listed])].filter((part) => part !== undefined);
};
