import type { CallBody } from '@gatehouse/contract/body.ts';
import { hideSecrets, type TextKind } from '@gatehouse/secrets/find-secrets.ts';
import { isMask } from '@gatehouse/secrets/masks.ts';
import { isSecretName } from '@gatehouse/secrets/names.ts';
import { isPlaceholder } from '@gatehouse/secrets/placeholders.ts';
import { MIN_KEY_LENGTH } from '@gatehouse/secrets/values.ts';
import { changeBodyValues, readSpans } from '#src/features/endpoints/body-values.ts';
import { isAddedHeader } from '#src/features/imports/read/added-headers.ts';
import { inAuthorization, isAuthorization, secretOfAuth } from '#src/features/imports/read/auth-secret.ts';
import type { DraftAuth, ImportDraft, Pair } from '#src/features/imports/read/draft.ts';
import { type EntrySecret, isWholePlace } from '#src/features/imports/read/entry-secret.ts';
import { HIDDEN } from '#src/features/imports/read/hide-secrets.ts';
import { type KnownPlain, nothingKnown } from '#src/features/imports/read/known-plain.ts';
import type { Templates } from '#src/features/imports/read/templates.ts';
import { variablesIn } from '#src/features/imports/read/variables.ts';
import { cleanedNote, leftOutNote, withoutFields } from '#src/features/imports/read/without-names.ts';
import { secretsIn } from '#src/features/providers/provider-keys.ts';

export type SecretFinder = {
  found: EntrySecret[];
  notes: Set<string>;
  /** The headers of the API that may be stored. */
  headers: (pairs: readonly Pair[]) => Pair[];
  /** Whether a parameter may be stored. */
  isPlain: (pair: Pair, what: string) => boolean;
  /** The path with a placeholder for each segment that is a key. */
  path: (path: string) => string;
  /** A name or a description with a placeholder for each key in it. */
  text: (text: string, what: string) => string;
  /** The body with empty texts in place of secrets. */
  body: (body: CallBody) => CallBody;
  /** Whether the request has a key anywhere but in its body. */
  hasKey: () => boolean;
  auth: (auth: DraftAuth | undefined) => void;
};

/** The secrets of one request, as they are found. */
type Findings = Pick<SecretFinder, 'found' | 'notes'> & {
  /** The values are examples of a description: their names say nothing about them. */
  isExample: boolean;
  isRecorded: boolean;
  known: KnownPlain;
  add: (value: string, place: string) => void;
};

/** Looks at a text and adds what is a secret in it; returns whether there was any. */
const addFrom = (
  { add, isExample }: Findings,
  text: string,
  { kind, name, place }: { kind: TextKind; name?: string; place: string },
): boolean => {
  const spans = secretsIn(text, kind, isExample ? { isNamed: () => false } : { name });
  for (const { start, end } of spans) add(text.slice(start, end), place);
  return spans.length > 0;
};

/** Longer ones hardly ever repeat. */
const MAX_KNOWN_VALUE = 200;

/** A name or a description with a placeholder for each key in it. */
const cleanText = ({ add, notes, known }: Findings, written: string, what: string): string => {
  if (known.names.has(written)) return written;
  const spans = secretsIn(written, 'prose');
  if (spans.length === 0 && written.length <= MAX_KNOWN_VALUE) known.names.add(written);
  for (const { start, end } of spans) add(written.slice(start, end), what);
  if (spans.length > 0) notes.add(cleanedNote(what));
  return hideSecrets(written, spans, HIDDEN);
};

/** What has a key as its name is left out: a placeholder would be another name. */
const isKeyName = ({ add, notes, known }: Findings, name: string, what: string): boolean => {
  if (known.names.has(name)) return false;
  const spans = secretsIn(name, 'prose');
  for (const { start, end } of spans) add(name.slice(start, end), `name of a ${what}`);
  if (spans.length > 0) notes.add(leftOutNote(what));
  else known.names.add(name);
  return spans.length > 0;
};

const placeholderNote = (what: string): string => `The ${what} is left out: it only stands for a key`;

/** Whether a text has something in place of a value. */
const isOpen = (value: string): boolean => isPlaceholder(value) || variablesIn(value).length > 0;

/** Schemes of HTTP that are computed for each call, or asked for by the server first. */
const OTHER_SCHEME = /^(?:digest|ntlm|negotiate|oauth|hawk|aws|aws4-hmac-sha256|cognito)(?=\s)/i;

const otherAuthNote = (what: string): string => `${what} is left out: no key is sent like this`;

/** @param isHeld its value is that of variables which an environment has: it stands in the place of a key itself */
type Judge = (pair: Pair, isHeld: boolean) => boolean;

/** Whether nothing of this name stands in the place of a key, or variables of an environment do. */
const mayStand = (name: string, isHeld: boolean): boolean => isHeld || !isSecretName(name);

/** Whether a header is one of the API, and no secret. */
const staysHeader = (findings: Findings, [name, value]: Pair, isHeld: boolean): boolean => {
  if (isKeyName(findings, name, 'header')) return false;
  const place = `${name} header`;
  if (isAuthorization(name)) {
    const [scheme] = OTHER_SCHEME.exec(value.trim()) ?? [];
    if (scheme !== undefined) {
      findings.notes.add(otherAuthNote(`${scheme} authentication`));
      return false;
    }
    const secret = inAuthorization(value);
    if (!findings.isExample || secretsIn(secret, 'plain').length > 0) findings.add(secret, place);
    return false;
  }
  if (isAddedHeader([name, value], findings.isRecorded)) return false;
  // It is stored encrypted with the endpoint, and is no key of an API.
  if (/^cookie$/i.test(name)) return true;
  const token = value
    .split(/\s+/)
    .find((word) => secretsIn(word, 'plain', { isNamed: () => false }).length > 0);
  if (token !== undefined) findings.add(token, place);
  else if (!addFrom(findings, value, { kind: 'header', name, place }))
    return mayStand(name, isHeld) && !isMask(value);
  return false;
};

/** Whether a parameter is no secret, and has none in it. */
const staysParameter = (findings: Findings, [name, value]: Pair, what: string, isHeld: boolean): boolean => {
  if (isKeyName(findings, name, what)) return false;
  // Read as a pair: of `filter[key]` only that says what it is.
  const pair = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
  const isSecret = secretsIn(pair, 'form').length > 0;
  if (isSecret && addFrom(findings, value, { kind: 'plain', name, place: `${what} ${name}`.trim() }))
    return false;
  if (isMask(value)) return false;
  // What stands in the place of a key is not kept; the name of a scheme is: `auth=basic`.
  return mayStand(name, isHeld) || (value !== '' && !isOpen(value));
};

/** The path with a placeholder for each secret in it. */
const cleanPath = ({ add }: Findings, path: string): string => {
  const spans = secretsIn(path, 'url');
  for (const { start, end } of spans) add(path.slice(start, end), 'path');
  return hideSecrets(path, spans, HIDDEN);
};

/** Whether a text is a secret by its form, whatever its name is. */
const isKeyByForm = (text: string): boolean => secretsIn(text, 'plain', { isNamed: () => false }).length > 0;

/**
 * Whether a value is of a description, where only its form may say that it is a key. Descriptions have the same few values in
 * thousands of bodies: each is looked at once, and the body around it only if one is a key.
 */
const isPlainExample = ({ isExample, known }: Findings, value: string): boolean => {
  if (!isExample) return false;
  if (known.values.has(value)) return true;
  const isPlain = !isKeyByForm(value);
  if (isPlain && value.length <= MAX_KNOWN_VALUE) known.values.add(value);
  return isPlain;
};

/** A body of any kind with empty texts in place of secrets, and without the fields that have a key as their name. */
const cleanBody = (findings: Findings, body: CallBody): CallBody => {
  if (!findings.isExample || body.kind !== 'json') return withoutSecrets(findings, body);
  const { bodies } = findings.known;
  if (bodies.has(body.text)) return body;
  const found = findings.found.length;
  const clean = withoutSecrets(findings, body);
  if (findings.found.length === found && clean.kind === 'json' && clean.text === body.text)
    bodies.add(body.text);
  return clean;
};

const withoutSecrets = (findings: Findings, body: CallBody): CallBody =>
  changeBodyValues(
    withoutFields(body, (name) => isKeyName(findings, name, 'body field')),
    ({ value, path, isInText, isSecret }) => {
      if (typeof value !== 'string') return value;
      if (isMask(value)) return '';
      if (isPlainExample(findings, value) || !isSecret()) return value;
      const name = (isInText ? undefined : path.name) ?? '';
      findings.add(value, `${name} in the body`.trim());
      findings.notes.add(
        name === '' ? 'A secret is left out of the body' : `The value of ${name} is left out of the body`,
      );
      return '';
    },
    readSpans,
  );

/** Judges a pair as it is written, and with the values of its variables: a key is offered as one, also where one stands for it. */
const staysFilled =
  ({ filled, isHeld }: Pick<Templates, 'filled' | 'isHeld'>) =>
  (judge: Judge, [name, value]: Pair): boolean => {
    const whole = filled(value);
    const isKept = judge([name, value], isHeld(value));
    if (whole !== value) judge([name, whole], false);
    return isKept;
  };

/** Tells of what is left out and is no key itself. */
const openTeller =
  ({ found, notes, isExample }: Findings, { filled }: Pick<Templates, 'filled'>) =>
  (value: string, what: string, before: number): void => {
    if (!isExample && found.length === before && isOpen(filled(value))) notes.add(placeholderNote(what));
  };

/** Where the secrets of one request are collected. */
const newFindings = (
  { at, isExample = false, isRecorded = false }: Pick<ImportDraft, 'at' | 'isExample' | 'isRecorded'>,
  known: KnownPlain,
): Findings => {
  const found: EntrySecret[] = [];
  const notes = new Set<string>();
  const add = (value: string, place: string): void => {
    if (isPlaceholder(value)) return;
    found.push({ value, place, at, name: undefined });
    if (value !== '' && value.length < MIN_KEY_LENGTH && isWholePlace(place))
      notes.add(`The ${place} is left out: a key has at least ${MIN_KEY_LENGTH} characters`);
  };
  return { found, notes, isExample, isRecorded, known, add };
};

/**
 * Takes the secrets out of one request. What it returns may be stored.
 * @param templates the texts with the values of their variables
 * @param known of the whole document
 */
export const createSecretFinder = (
  draft: Pick<ImportDraft, 'at' | 'isExample' | 'isRecorded'>,
  templates: Pick<Templates, 'filled' | 'isHeld'>,
  known: KnownPlain = nothingKnown(),
): SecretFinder => {
  const findings = newFindings(draft, known);
  const { found, notes, add } = findings;
  let hasKey = false;
  const stays = staysFilled(templates);
  const tellOpen = openTeller(findings, templates);
  return {
    found,
    notes,
    text: (written, what) => cleanText(findings, written, what),
    headers: (pairs) =>
      pairs.filter((pair) => {
        const before = found.length;
        const isKept = stays((one, isHeld) => staysHeader(findings, one, isHeld), pair);
        const isKey = found.length > before || isAuthorization(pair[0]) || isSecretName(pair[0]);
        hasKey ||= !isKept && isKey;
        if (!isKept && isKey) tellOpen(inAuthorization(pair[1]), `${pair[0]} header`, before);
        return isKept;
      }),
    isPlain: (pair, what) => {
      const before = found.length;
      const isKept = stays((one, isHeld) => staysParameter(findings, one, what, isHeld), pair);
      hasKey ||= !isKept;
      if (!isKept) tellOpen(pair[1], `${what} ${pair[0]}`.trim(), before);
      return isKept;
    },
    path: (path) => cleanPath(findings, path),
    body: (body) => cleanBody(findings, body),
    hasKey: () => hasKey,
    auth: (auth) => {
      if (auth?.type === 'other') notes.add(otherAuthNote(auth.what));
      if (auth === undefined || auth.type === 'none' || auth.type === 'other') return;
      if (auth.type === 'aws') notes.add('The AWS signature is left out: only a key of AWS signs a call');
      const { value, place } = secretOfAuth(auth);
      const before = found.length;
      add(value, place);
      tellOpen(value, place, before);
    },
  };
};
