/** `user:password` in base64; undefined for any other text. */
const decodeBasic = (text: string): string | undefined => {
  const decoded = Buffer.from(text, 'base64').toString('utf8');
  return decoded.includes(':') && !decoded.includes('\uFFFD') ? decoded : undefined;
};

/** The value of `name=value`, without quotes. */
const assigned = (text: string): string | undefined => /^\s*[^=\s]+="?([^"]+)"?\s*$/.exec(text)?.[1];

/**
 * A hidden value, and the parts of it that a server may send back alone: the credential without its scheme, a basic
 * one decoded and its password, each value of a cookie or of a list such as `Signature="…", keyId="…"`.
 */
export const secretParts = (value: string): string[] => {
  const [, scheme = '', credential = value] = /^([A-Za-z][\w-]*)\s+(.+)$/s.exec(value.trim()) ?? [];
  const basic = scheme.toLowerCase() === 'basic' ? decodeBasic(credential.trim()) : undefined;
  const password = basic?.slice(basic.indexOf(':') + 1);
  const listed = credential.split(/[;,]/).map(assigned);
  return [...new Set([value, credential, basic, password, ...listed])].filter((part) => part !== undefined);
};
