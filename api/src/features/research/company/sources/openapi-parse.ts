import { type JsonObject, objectOf, textOf } from '@gatehouse/contract/plain/json-text.ts';
import { DESCRIPTION_BOUNDS, parseBoundedObject } from '@gatehouse/response/body/bounded-json.ts';
import { parseYaml } from '#src/features/research/company/sources/parse-yaml.ts';

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
