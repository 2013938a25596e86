import { type JsonObject, objectOf, textOf } from '@gatehouse/contract/plain/json-text.ts';
import { DESCRIPTION_BOUNDS, parseBoundedObject } from '@gatehouse/response/body/bounded-json.ts';
import { parse } from 'yaml';

/** A document of this length takes a second or two. */
const MAX_LENGTH = 1024 * 1024;
/** How often a document may copy its own parts, which is how a small document becomes a huge one. */
const MAX_ALIASES = 100;

/**
 * The value of a YAML text; undefined if it is not YAML, or too long. Of two equal keys the later one counts, as in JSON:
 * comparing each key with all others took minutes, as did finding the line of each of many errors.
 */
const parseYaml = (text: string): unknown => {
  if (text.length > MAX_LENGTH) return undefined;
  try {
    return parse(text, {
      maxAliasCount: MAX_ALIASES,
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: 'silent',
    });
  } catch {
    return undefined;
  }
};

/** The version is searched for in this many characters at the start. */
const MAX_PREAMBLE = 20_000;

const isLikeYaml = (text: string): boolean =>
  /^["']?(?:openapi|swagger)["']?\s*:/m.test(text.slice(0, MAX_PREAMBLE));

const parseObject = (text: string): JsonObject => {
  if (/^[\uFEFF\s]*\{/.test(text.slice(0, MAX_PREAMBLE)))
    return parseBoundedObject(text, DESCRIPTION_BOUNDS) ?? {};
  return isLikeYaml(text) ? objectOf(parseYaml(text)) : {};
};

/** An OpenAPI or Swagger document in JSON or YAML; undefined for anything else. References are not resolved. */
export const parseOpenApi = (text: string): JsonObject | undefined => {
  const document = parseObject(text);
  const version = textOf(document.openapi) || textOf(document.swagger);
  return /^[23]\./.test(version) ? document : undefined;
};
