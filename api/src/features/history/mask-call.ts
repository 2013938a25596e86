import { setImmediate } from 'node:timers/promises';
import { contentTypeOf } from '@gatehouse/contract/plain/headers/content-type.ts';
import { MAX_KEPT_BYTES } from '@gatehouse/contract/plain/history-options.ts';
import { changeBodyTexts } from '@gatehouse/request/body/body-texts.ts';
import { hideSecrets, type TextKind } from '@gatehouse/secrets/find-secrets.ts';
import { kindOfType } from '@gatehouse/secrets/kind-of-type.ts';
import { REMOVED_SECRET } from '@gatehouse/secrets/masks.ts';
import { isSecretName } from '@gatehouse/secrets/names.ts';
import type { Span } from '@gatehouse/secrets/spans.ts';
import { isRandom } from '@gatehouse/secrets/words.ts';
import type { WaitingCall } from '#src/features/history/kept-call.ts';
import { withOwnSecrets } from '#src/features/history/mask-texts.ts';
import { secretsIn } from '#src/features/providers/provider-keys.ts';
import { fromView, toView } from '#src/logging/byte-view.ts';
import { type SecretsIn, searchedViews, storedSpans } from '#src/logging/stored-spans.ts';

/** Of a text: what it is, and which header has it. */
type Change = (text: string, kind: TextKind, name?: string) => string;

const inHeaders = <Value extends string | string[]>(
  headers: Readonly<Record<string, Value>> | undefined,
  change: Change,
): Record<string, Value> | undefined =>
  headers &&
  Object.fromEntries(
    Object.entries(headers).map(([name, given]) => {
      const inValue = (text: string) => change(text, 'header', name);
      const shown = change(name, 'plain');
      const value = typeof given === 'string' ? inValue(given) : given.map(inValue);
      return [shown, value as Value];
    }),
  );

const kindOfBody = (headers: Readonly<Record<string, string>> | undefined): TextKind =>
  kindOfType(contentTypeOf(headers));

/** The call with each of its texts changed. All of them are here: what is not passed on is not stored. */
const changeTexts = (call: WaitingCall, change: Change): WaitingCall => ({
  ...call,
  url: change(call.url, 'url'),
  requestHeaders: inHeaders(call.requestHeaders, change),
  sent: call.sent && { ...call.sent, body: changeBodyTexts(call.sent.body, change) },
  statusText: call.statusText === undefined ? undefined : change(call.statusText, 'plain'),
  error: call.error === undefined ? undefined : change(call.error, 'plain'),
  headers: inHeaders(call.headers, change),
  text: call.text && { ...call.text, text: change(call.text.text, kindOfBody(call.headers)) },
  withheldHost: call.withheldHost === undefined ? undefined : change(call.withheldHost, 'plain'),
  observations: call.observations.map(({ kind, text }) => ({ kind, text: change(text, 'plain') })),
});

/** The start of a UTF-8 view, without half a character at its end. */
const cutView = (view: string, bytes: number): string => {
  let end = Math.min(bytes, view.length);
  while (end > 0 && end < view.length && (view.charCodeAt(end) & 0xc0) === 0x80) end -= 1;
  return view.slice(0, end);
};

/** The kept part of a text without these spans. One that begins before the cut is left out as a whole. */
const withoutSpans = (view: string, spans: readonly Span[]): string => {
  let clean = '';
  let copied = 0;
  for (const [start, end] of spans) {
    if (start >= MAX_KEPT_BYTES) break;
    clean += view.slice(copied, start) + REMOVED_SECRET;
    copied = end;
  }
  return fromView(clean + (copied < MAX_KEPT_BYTES ? cutView(view, MAX_KEPT_BYTES).slice(copied) : ''));
};

/** A shorter one may be a part of an ordinary word. */
const MIN_QUOTED_LENGTH = 6;

/** What a quotation that was cut ends with. */
const CUT = '…';

/** A quotation may be cut within a secret: nothing in what is left tells that it is one. */
const withoutCutSecret = (text: string, secret: string): string => {
  const pieces = text.split(CUT);
  const last = pieces.pop() ?? '';
  const clean = pieces.map((piece) => {
    const start = piece.lastIndexOf(secret.slice(0, MIN_QUOTED_LENGTH));
    return start !== -1 && secret.startsWith(piece.slice(start))
      ? piece.slice(0, start) + REMOVED_SECRET
      : piece;
  });
  return [...clean, last].join(CUT);
};

/**
 * Removes what is secret by its name or its shape, and what is longer now than is kept. What was found is removed from the
 * explanations too: they quote a body without what tells its secrets, such as the lines of a table.
 */
const cleanCall = (call: WaitingCall): WaitingCall => {
  const names = new Set(call.keyNames.map((name) => name.toLowerCase()));
  const isNamed = (name: string): boolean => isSecretName(name) || names.has(name.toLowerCase());
  const quoted = new Set<string>();
  const clean = changeTexts(call, (text, kind, name) => {
    const spans = secretsIn(text, kind, { isNamed, name });
    for (const { start, end } of spans) {
      // A quotation stands on one line.
      const secret = text.slice(start, end).trim().replace(/\s+/g, ' ');
      if (secret.length >= MIN_QUOTED_LENGTH && isRandom(secret)) quoted.add(secret);
    }
    return fromView(cutView(toView(hideSecrets(text, spans, REMOVED_SECRET)), MAX_KEPT_BYTES));
  });
  const withoutQuoted = (text: string): string =>
    [...quoted].reduce(
      (left, secret) => withoutCutSecret(left.replaceAll(secret, REMOVED_SECRET), secret),
      text,
    );
  return {
    ...clean,
    observations: clean.observations.map(({ kind, text }) => ({ kind, text: withoutQuoted(text) })),
  };
};

const viewsOf = (calls: readonly WaitingCall[]): string[] => {
  const views: string[] = [];
  for (const call of calls)
    changeTexts(call, (text) => {
      views.push(toView(text));
      return text;
    });
  return views;
};

/** The stored secrets that may be in a text of a call. */
export const secretsOfCall = async (call: WaitingCall, stored: SecretsIn): Promise<string[]> => {
  const secrets: string[] = [];
  for await (const page of stored(searchedViews(viewsOf([call])))) secrets.push(...page);
  return secrets;
};

/**
 * The calls without any secret: no stored secret of this installation in any of the usual encodings, none by the name of
 * its header, parameter or field, and nothing that looks like a provider's key. Rejects if the stored secrets cannot be
 * read: then nothing may be stored.
 */
export const maskCalls = async (calls: readonly WaitingCall[], stored: SecretsIn): Promise<WaitingCall[]> => {
  const views = viewsOf(calls);
  const own = calls.flatMap(({ secrets }) => secrets);
  const found = await storedSpans(views, withOwnSecrets(own, stored));
  const masked: WaitingCall[] = [];
  let at = 0;
  for (const call of calls) {
    const changed = changeTexts(call, () => {
      const text = withoutSpans(views[at] ?? '', found[at] ?? []);
      at += 1;
      return text;
    });
    masked.push(cleanCall(changed));
    // Whoever makes a call meanwhile does not wait for all of them.
    await setImmediate();
  }
  return masked;
};
