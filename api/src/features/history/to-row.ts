import type { HeaderLines } from '@gatehouse/contract/common.ts';
import { changeBodyTexts, textsOfBody } from '@gatehouse/request/body/body-texts.ts';
import { hasOwner } from '#src/features/audit/call-subject.ts';
import type { IndexedRow } from '#src/features/history/history.store.ts';
import { tagsOfCall, wordsOfTexts } from '#src/features/history/history-words.ts';
import { toBodyColumns } from '#src/features/history/kept-body.ts';
import type { WaitingCall } from '#src/features/history/kept-call.ts';

/** PostgreSQL stores neither NUL nor half a surrogate pair, and a body from outside may have both. */
const storable = (text: string): string => text.replaceAll('\0', '\ufffd').toWellFormed();

const storableOrNull = (text: string | undefined): string | null =>
  text === undefined ? null : storable(text);

const jsonOrNull = (texts: HeaderLines | undefined): string | null =>
  texts === undefined ? null : JSON.stringify(texts);

const readable = (url: string): string => {
  try {
    return decodeURIComponent(url.replaceAll('+', ' '));
  } catch {
    return url;
  }
};

const ownerOf = ({ type, id }: WaitingCall['subject']) => ({
  api_key_id: type === 'api_key' ? id : null,
  connection_id: type === 'oauth_connection' ? id : null,
});

const providerIdOf = ({ subject, provider }: WaitingCall): number | null =>
  hasOwner(subject) ? provider.id : null;

/** A masked call as it is stored, with the words by which it is found. */
export const toIndexedRow = (call: WaitingCall): IndexedRow => {
  const { subject, provider, method, sent, text } = call;
  const row = {
    created_at: call.at,
    ...ownerOf(subject),
    key_name: subject.name,
    provider_id: providerIdOf(call),
    provider_name: provider.name,
    method,
    url: storable(call.url),
    status: call.status ?? null,
    error: storableOrNull(call.error),
    response_time: call.responseTime,
    size: call.size ?? null,
    status_text: storableOrNull(call.statusText),
    truncated: Number(call.truncated || text?.isCut === true),
    withheld_host: storableOrNull(call.withheldHost),
    request_headers: jsonOrNull(call.requestHeaders),
    ...toBodyColumns(sent && { ...sent, body: changeBodyTexts(sent.body, storable) }),
    headers: jsonOrNull(call.headers),
    observations: JSON.stringify(call.observations),
    text: storableOrNull(text?.text),
    without_key: call.withoutKey === undefined ? null : Number(call.withoutKey),
    saved_endpoint_id: call.savedEndpointId ?? null,
    source: call.source ?? null,
  };
  const sentTexts = sent === undefined ? [] : textsOfBody(sent.body);
  const texts = [readable(row.url), row.key_name, row.provider_name, ...sentTexts, row.text ?? ''];
  const facts = {
    apiKeyId: row.api_key_id,
    connectionId: row.connection_id,
    providerId: row.provider_id,
    savedEndpointId: row.saved_endpoint_id,
    source: row.source,
    method,
    status: row.status,
  };
  return { row, words: [...wordsOfTexts(texts), ...tagsOfCall(facts)], waitsSince: call.waitsSince };
};
