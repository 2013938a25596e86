import type { FilePart, TextPart } from '@gatehouse/contract/body.ts';
import type { JsonValue } from '@gatehouse/contract/common.ts';
import { FORM_TYPE } from '@gatehouse/contract/plain/form-body.ts';
import {
  asObject,
  isWrittenAs,
  type JsonObject,
  listOf,
  objectOf,
  textOf,
} from '@gatehouse/contract/plain/json-text.ts';
import { parseBoundedObject } from '@gatehouse/response/body/bounded-json.ts';
import type { DraftAuth, DraftBody } from '#src/features/imports/read/draft.ts';
import {
  fileBody,
  filePart,
  graphqlBody,
  isOn,
  otherAuth,
  pairsOf,
  partsBody,
  plainText,
  textPart,
} from '#src/features/imports/read/formats/fields.ts';

/** What an authentication of Insomnia says; undefined if it leaves it to the folder around. */
export const insomniaAuth = (auth: JsonObject): DraftAuth | undefined => {
  if (!isOn(auth)) return undefined;
  switch (auth.type) {
    case 'bearer':
      return { type: 'bearer', token: plainText(auth.token) };
    case 'oauth2':
      return { type: 'bearer', token: plainText(auth.accessToken) };
    case 'basic':
      return { type: 'basic', user: plainText(auth.username), password: plainText(auth.password) };
    case 'apikey':
      return {
        type: auth.addTo === 'queryParams' ? 'query' : 'header',
        name: textOf(auth.key) || 'X-API-Key',
        value: plainText(auth.value),
      };
    case 'iam':
      return { type: 'aws', id: plainText(auth.accessKeyId), secret: plainText(auth.secretAccessKey) };
    case 'none':
      return { type: 'none' };
    default:
      return textOf(auth.type) === '' ? undefined : otherAuth(textOf(auth.type));
  }
};

const partOf = (value: JsonValue): (FilePart | TextPart)[] => {
  const part = objectOf(value);
  const name = plainText(part.name);
  if (!isOn(part) || name === '') return [];
  if (part.type === 'file') return [filePart(name, textOf(part.fileName), '')];
  // The type of a text of several lines.
  const contentType = typeof part.multiline === 'string' ? part.multiline : '';
  return [textPart(name, plainText(part.value), contentType)];
};

/** A GraphQL body is stored as the JSON that is sent; what is no such JSON is sent as it is. */
const graphqlOf = (text: string): DraftBody => {
  const read = parseBoundedObject(text);
  const { query, variables, operationName } = read ?? {};
  if (read === undefined || typeof query !== 'string' || !isWrittenAs(read, text))
    return { type: 'text', text, contentType: 'application/json' };
  const written = asObject(variables) === undefined ? plainText(variables) : JSON.stringify(variables);
  return graphqlBody(query, written, textOf(operationName));
};

export const insomniaBody = (body: JsonObject): DraftBody | undefined => {
  const contentType = textOf(body.mimeType);
  const text = plainText(body.text);
  if (contentType.startsWith('multipart/')) return partsBody(listOf(body.params).flatMap(partOf));
  if (contentType === FORM_TYPE && Array.isArray(body.params))
    return { type: 'form', fields: pairsOf(body.params) };
  if (textOf(body.fileName) !== '') return fileBody(textOf(body.fileName), contentType);
  if (contentType === 'application/graphql') return graphqlOf(text);
  return text === '' ? undefined : { type: 'text', text, contentType: contentType || undefined };
};
