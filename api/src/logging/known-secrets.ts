/** How many secrets are remembered; a new one replaces the oldest. */
const MAX_SECRETS = 100;
/** A shorter value would redact ordinary words. */
const MIN_LENGTH = 8;

const REPLACEMENT = '[secret]';

const forms = new Map<string, string[]>();
/** Every encoding by its first characters, so that a line is scanned once however many secrets are known. */
const byStart = new Map<string, Set<string>>();

/**
 * A value's base64 inside a longer base64 text depends on its offset: three encodings, reduced to the characters that
 * do not depend on the neighbouring bytes.
 */
const base64Forms = (secret: string): string[] =>
  [0, 1, 2].map((offset) => {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)]);
    const start = Math.ceil((offset * 8) / 6);
    return bytes.toString('base64').slice(start, Math.floor((bytes.length * 8) / 6));
  });

const encodings = (secret: string): string[] => {
  const base64 = base64Forms(secret);
  const json = JSON.stringify(secret).slice(1, -1);
  return [
    ...new Set([
      secret,
      json,
      JSON.stringify(json).slice(1, -1),
      encodeURIComponent(secret),
      ...base64,
      ...base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_')),
      Buffer.from(secret).toString('hex'),
    ]),
  ];
};

const forget = (secret: string): void => {
  for (const form of forms.get(secret) ?? []) {
    const start = form.slice(0, MIN_LENGTH);
    byStart.get(start)?.delete(form);
    if (byStart.get(start)?.size === 0) byStart.delete(start);
  }
  forms.delete(secret);
};

/**
 * Makes the log redact a secret that is in use. This is only a safety net: the fields that are logged are chosen so
 * that they contain no secret. Values under 8 characters are not remembered.
 */
export const rememberSecret = (secret: string): void => {
  if (secret.length < MIN_LENGTH) return;
  const spelled = forms.get(secret) ?? encodings(secret);
  forget(secret);
  forms.set(secret, spelled);
  for (const form of spelled) {
    const start = form.slice(0, MIN_LENGTH);
    byStart.set(start, (byStart.get(start) ?? new Set()).add(form));
  }
  if (forms.size <= MAX_SECRETS) return;
  const oldest = forms.keys().next();
  if (!oldest.done) forget(oldest.value);
};

const longestAt = (text: string, index: number): number => {
  let longest = 0;
  for (const form of byStart.get(text.slice(index, index + MIN_LENGTH)) ?? []) {
    if (form.length > longest && text.startsWith(form, index)) longest = form.length;
  }
  return longest;
};

/** The text with every remembered secret redacted, in any of the usual encodings. */
export const withoutKnownSecrets = (text: string): string => {
  if (byStart.size === 0) return text;
  let clean = '';
  let copied = 0;
  for (let index = 0; index + MIN_LENGTH <= text.length; index += 1) {
    const length = longestAt(text, index);
    if (length === 0) continue;
    clean += text.slice(copied, index) + REPLACEMENT;
    copied = index + length;
    index = copied - 1;
  }
  return clean + text.slice(copied);
};

// Published prefixes of providers' keys, credentials in a header, and JSON Web Tokens.
const KEY_SHAPES = new RegExp(
  [
    String.raw`\b(?:sk|pk|rk|whsec)[-_][A-Za-z0-9_-]{16,}`,
    String.raw`\b(?:gh[opsru]_|github_pat_|glpat-|xox[abeprs]-|npm_|hf_|EAA)[A-Za-z0-9_-]{16,}`,
    String.raw`\b(?:AKIA|ASIA)[0-9A-Z]{16}\b`,
    String.raw`\bAIza[A-Za-z0-9_-]{30,}`,
    String.raw`\b(?:AC|SK)[0-9a-f]{32}\b`,
    String.raw`\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}(?:\.[A-Za-z0-9_-]*)?`,
    String.raw`(?<=\b(?:Bearer|Basic|Token) )[A-Za-z0-9._~+/=-]{8,}`,
    String.raw`(?<=:\/\/)[^\s/@"]+(?=@)`,
    String.raw`(?<=[?&][\w.-]{1,64}=)[^\s&"#]+`,
  ].join('|'),
  'gi',
);

/** The text with every remembered secret, everything that looks like a key and every query value redacted. */
export const withoutSecrets = (text: string): string =>
  withoutKnownSecrets(text).replace(KEY_SHAPES, REPLACEMENT);
