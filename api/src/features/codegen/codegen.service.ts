import { type CodeResult, generateCode } from '@gatehouse/codegen/generate-code.ts';
import type { GenerateCodeInput, GeneratedCode } from '@gatehouse/contract/codegen.ts';
import type { WithheldReason } from '@gatehouse/contract/testing.ts';
import { toApiRequest } from '@gatehouse/request/api-request.ts';
import type { SecretNoun } from '@gatehouse/request/credential.ts';
import { resolveRequest } from '@gatehouse/request/resolve-request.ts';
import type { Deps } from '#src/deps.ts';
import { AppError } from '#src/errors.ts';
import type { ShownCredential } from '#src/features/calls/call-credential.ts';
import { loadShownCredential } from '#src/features/calls/credential.service.ts';
import { textsWithStoredSecrets } from '#src/features/endpoints/secret-values.ts';
import { whyWithheld } from '#src/features/keys/key-hosts.ts';

type Field = 'endpoint' | 'headers' | 'requestBody';

const rejected = (field: Field, message: string): AppError =>
  new AppError('BAD_REQUEST', message, { issues: [{ path: [field], message }] });

/** Why the code has no key, as its description says it. */
const keylessText = (reason: WithheldReason, { host }: URL, noun: SecretNoun): string => {
  if (reason === 'unwanted') return `The code has no ${noun}, because the call is made without it.`;
  if (reason === 'plain-http')
    return `The code has no ${noun}: ${host} is called over plain http, where everyone on the network path could read it.`;
  return noun === 'key'
    ? `The code has no key, because it may not be sent to ${host}: it is none of its hosts. Pin the host to the key to change that.`
    : `The code has no access token, because it may not be sent to ${host}: it is not a host of its provider.`;
};

/** The field with the key in it: what was typed there is in the code. */
const fieldWithKey = (key: ShownCredential, { endpoint, requestBody }: GenerateCodeInput): Field => {
  if (key.isIn(endpoint)) return 'endpoint';
  return key.isIn(JSON.stringify(requestBody ?? '')) ? 'requestBody' : 'headers';
};

const withoutKey = (key: ShownCredential, input: GenerateCodeInput, result: CodeResult): GeneratedCode => {
  if (result.problem !== undefined) throw rejected(result.at, result.problem);
  if (key.isIn([result.code, result.description, ...result.requirements].join('\n')))
    throw rejected(
      fieldWithKey(key, input),
      `The request contains the ${key.noun} itself. Remove it: the code reads the ${key.noun} from the environment variable ${key.secret.variable}`,
    );
  return result;
};

/** Throws BAD_REQUEST, at the field, if the code contains any other secret that is stored. */
const requireNoStoredSecret = async (
  deps: Deps,
  { endpoint, requestBody, headers }: GenerateCodeInput,
  { code, description, requirements }: GeneratedCode,
): Promise<void> => {
  const written = [code, description, ...requirements].join('\n');
  const fields: [Field, string][] = [
    ['requestBody', JSON.stringify(requestBody ?? '')],
    ['headers', Object.values(headers ?? {}).join('\n')],
    ['endpoint', endpoint],
  ];
  const found = await textsWithStoredSecrets(deps, [written, ...fields.map(([, text]) => text)]);
  if (!found.has(written)) return;
  const [field = 'endpoint'] = fields.find(([, text]) => found.has(text)) ?? [];
  throw rejected(field, 'The request contains a stored secret. Remove it: code is shown and shared');
};

/**
 * The program that sends what a test call with the same input sends, with the key only where a test call would send it.
 * Throws NOT_FOUND for an unknown key, BAD_REQUEST for an endpoint that is not a URL, for what the language cannot send, and
 * for a request that contains the key itself or another stored secret.
 */
export const generateFor = async (deps: Deps, input: GenerateCodeInput): Promise<GeneratedCode> => {
  const key = await loadShownCredential(deps, input);
  const request = toApiRequest(input);
  const resolved = resolveRequest(request, key);
  if (resolved.url === undefined) throw rejected('endpoint', resolved.problem);
  const reason =
    input.withoutKey === true ? 'unwanted' : whyWithheld(resolved.url, key.hosts, deps.localNetworks);
  const result = generateCode({
    language: input.language,
    framework: input.framework,
    request,
    api: key,
    key: reason === undefined ? key : undefined,
    variable: key.secret.variable,
    noun: key.noun,
    keyless: reason && keylessText(reason, resolved.url, key.noun),
  });
  const generated = withoutKey(key, input, result);
  await requireNoStoredSecret(deps, input, generated);
  return generated;
};
