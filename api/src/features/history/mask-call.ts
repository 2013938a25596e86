import { MAX_KEPT_BYTES } from '@gatehouse/contract/history-options.ts';
import { isSecretField } from '@gatehouse/secrets/names.ts';
import type { WaitingCall } from '#src/features/history/kept-call.ts';
import { withOwnSecrets, withoutSecretNamesAndShapes } from '#src/features/history/mask-texts.ts';
import { type IsSecret, withoutSecretHeaders } from '#src/features/history/named-secrets.ts';
import { fromView, toView } from '#src/logging/byte-view.ts';
import { findSecrets, type Secrets } from '#src/logging/find-secrets.ts';
import { REPLACEMENT } from '#src/logging/known-secrets.ts';
import type { Span } from '#src/logging/secret-forms.ts';

const mapTexts = (
  texts: Readonly<Record<string, string>> | undefined,
  change: (text: string) => string,
): Record<string, string> | undefined =>
  texts && Object.fromEntries(Object.entries(texts).map(([name, text]) => [change(name), change(text)]));

/** The call with each of its texts changed. All of them are here: what is not passed on is not stored. */
const changeTexts = (call: WaitingCall, change: (text: string) => string): WaitingCall => ({
  ...call,
  url: change(call.url),
  requestHeaders: mapTexts(call.requestHeaders, change),
  requestBody: call.requestBody && { ...call.requestBody, text: change(call.requestBody.text) },
  statusText: call.statusText === undefined ? undefined : change(call.statusText),
  error: call.error === undefined ? undefined : change(call.error),
  headers: mapTexts(call.headers, change),
  text: call.text && { ...call.text, text: change(call.text.text) },
  withheldHost: call.withheldHost === undefined ? undefined : change(call.withheldHost),
  observations: call.observations.map(({ kind, text }) => ({ kind, text: change(text) })),
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
    clean += view.slice(copied, start) + REPLACEMENT;
    copied = end;
  }
  return fromView(clean + (copied < MAX_KEPT_BYTES ? cutView(view, MAX_KEPT_BYTES).slice(copied) : ''));
};

const byName = (call: WaitingCall): IsSecret => {
  const names = new Set(call.keyNames.map((name) => name.toLowerCase()));
  return (name) => isSecretField(name) || names.has(name.toLowerCase());
};

/** Removes what is secret by its name or its form, and what is longer now than is kept. */
const cleanCall = (call: WaitingCall): WaitingCall => {
  const isSecret = byName(call);
  const clean = (text: string): string =>
    fromView(cutView(toView(withoutSecretNamesAndShapes(text, isSecret)), MAX_KEPT_BYTES));
  const withHeaders = {
    ...call,
    requestHeaders: call.requestHeaders && withoutSecretHeaders(call.requestHeaders, isSecret),
    headers: call.headers && withoutSecretHeaders(call.headers, isSecret),
  };
  return changeTexts(withHeaders, clean);
};

/**
 * The calls without any secret: no stored secret of this installation in any of the usual encodings, none by the name of
 * its header, parameter or field, and nothing that looks like a provider's key. Rejects if the stored secrets cannot be
 * read: then nothing may be stored.
 */
export const maskCalls = async (calls: readonly WaitingCall[], stored: Secrets): Promise<WaitingCall[]> => {
  const views: string[] = [];
  for (const call of calls)
    changeTexts(call, (text) => {
      views.push(toView(text));
      return text;
    });
  const own = calls.flatMap(({ secrets }) => secrets);
  const found = await findSecrets(views, withOwnSecrets(own, stored));
  let at = 0;
  return calls.map((call) =>
    cleanCall(
      changeTexts(call, () => {
        const masked = withoutSpans(views[at] ?? '', found[at] ?? []);
        at += 1;
        return masked;
      }),
    ),
  );
};
