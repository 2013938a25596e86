/** Secrets that are held at once; the one remembered longest ago makes room. */
const MAX_SECRETS = 100;
/** A shorter value would blot out ordinary words. */
const MIN_LENGTH = 8;

const REPLACEMENT = '[secret]';

const forms = new Map<string, string[]>();

/**
 * A value's base64 inside a longer base64 text depends on where it begins: three spellings, cut to the characters
 * that its neighbours do not change.
 */
const base64Forms = (secret: string): string[] =>
  [0, 1, 2].map((offset) => {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)]);
    const start = Math.ceil((offset * 8) / 6);
    return bytes.toString('base64').slice(start, Math.floor((bytes.length * 8) / 6));
  });

const spellings = (secret: string): string[] => {
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

/**
 * Makes a secret that is in use unprintable in the log. A second net only: what is logged is chosen so that no secret
 * is in it. Values under 8 characters are not remembered.
 */
export const rememberSecret = (secret: string): void => {
  if (secret.length < MIN_LENGTH) return;
  const known = forms.get(secret);
  forms.delete(secret);
  forms.set(secret, known ?? spellings(secret));
  if (forms.size <= MAX_SECRETS) return;
  const oldest = forms.keys().next();
  if (!oldest.done) forms.delete(oldest.value);
};

// Published prefixes of providers' keys, credentials of a header, and JSON Web Tokens.
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

/** The text without any remembered secret, in any of its usual encodings, and without what looks like a key. */
export const withoutSecrets = (text: string): string => {
  let clean = text;
  for (const spelled of forms.values()) {
    for (const form of spelled) if (clean.includes(form)) clean = clean.replaceAll(form, REPLACEMENT);
  }
  return clean.replace(KEY_SHAPES, REPLACEMENT);
};
