import {
  asObject,
  asText,
  type JsonObject,
  parseJsonObject,
} from '#src/features/research/company/json-reading.ts';
import { parseYaml } from '#src/features/research/company/sources/parse-yaml.ts';

/** How far into a document its version may be. */
const MAX_PREAMBLE = 20_000;

const isLikeYaml = (text: string): boolean =>
  /^["']?(?:openapi|swagger)["']?\s*:/m.test(text.slice(0, MAX_PREAMBLE));

const parseObject = async (text: string): Promise<JsonObject> => {
  if (/^[\uFEFF\s]*\{/.test(text.slice(0, MAX_PREAMBLE))) return parseJsonObject(text) ?? {};
  return isLikeYaml(text) ? asObject(await parseYaml(text)) : {};
};

/** An OpenAPI or Swagger document in JSON or YAML; undefined for anything else. References are left as they are. */
export const parseOpenApi = async (text: string): Promise<JsonObject | undefined> => {
  const document = await parseObject(text);
  const version = asText(document.openapi) || asText(document.swagger);
  return /^[23]\./.test(version) ? document : undefined;
};
