import type { GenerateCodeInput, GeneratedCode } from '@gatehouse/contract/codegen.ts';
import { isKeyless } from '@gatehouse/contract/credential-choice.ts';
import type { WithheldReason } from '@gatehouse/contract/testing.ts';
import { type ApiRequest, toApiRequest } from '@gatehouse/request/api-request.ts';
import { textProblem } from '@gatehouse/request/body/body-problem.ts';
import type { SecretNoun } from '@gatehouse/request/credential.ts';
import { resolveRequest } from '@gatehouse/request/resolve-request.ts';
import { isSecretValue } from '@gatehouse/secrets/values.ts';
import type { Deps } from '#src/deps.ts';
import { rejected } from '#src/errors.ts';
import type { ShownCredential } from '#src/features/calls/call-credential.ts';
import { withChosenCredential } from '#src/features/calls/chosen-credential.service.ts';
import { loadShownCredential } from '#src/features/calls/credential.service.ts';
import { forCode, withPlaceholders } from '#src/features/codegen/shown-variables.service.ts';
import { type CodeTask, writeCode } from '#src/features/codegen/write-code.ts';
import { noSpans } from '#src/features/endpoints/body-values.ts';
import { fieldOfPlace, namesOfLeaf } from '#src/features/endpoints/leaf.ts';
import { plainText, valuesOf } from '#src/features/endpoints/request-values.ts';
import { shownTexts } from '#src/features/endpoints/secret-texts.ts';
import { findSecretsIn, findStoredSecrets } from '#src/features/endpoints/secret-values.ts';
import { whyWithheld } from '#src/features/keys/key-hosts.ts';
import { createBoundedWork } from '#src/worker-threads/bounded-work.ts';

const writing = createBoundedWork(new URL('./code-thread.ts', import.meta.url), writeCode);

/** Ends the thread that writes programs for long requests. */
export const endCodeThreads = writing.end;

/** Why the code has no key, as its description says it. */
const keylessText = (reason: WithheldReason, { host }: URL, noun: SecretNoun): string => {
  if (reason === 'unwanted') return `The code has no ${noun}, because the call is made without it.`;
  if (reason === 'plain-http')
    return `The code has no ${noun}: ${host} is called over plain http, where anyone on the network could read it.`;
  return noun === 'key'
    ? `The code has no key, because it may not be sent to ${host}: it is not one of its hosts. Pin the host to the key to change that.`
    : `The code has no access token, because it may not be sent to ${host}: it is not a host of its provider.`;
};

/** A token that is bound to a key is worth nothing in a program that does not have the key. */
const BOUND_TEXT =
  'The code has no access token: it is bound to a key that does not leave Gatehouse (DPoP), so it only works in calls from here. A program has to log in with a key of its own, and to send its token as Authorization: DPoP, with a new proof in the header DPoP of each request (RFC 9449).';

const keylessOf = (
  reason: WithheldReason | undefined,
  isBound: boolean,
  url: URL,
  noun: SecretNoun,
): string | undefined => {
  if (reason !== undefined) return keylessText(reason, url, noun);
  return isBound ? BOUND_TEXT : undefined;
};

/** A text of a request, and whether no name says that it is a secret: one that is a secret then was put into a wrong place. */
type SentText = { text: string; field: ReturnType<typeof fieldOfPlace>; isOpen: () => boolean };

/** The texts of a body that are neither JSON nor a form. */
const wholeTexts = (body: GenerateCodeInput['body']): string[] => {
  if (body?.kind === 'text') return [body.text];
  return body?.kind === 'graphql' ? [body.query] : [];
};

const textsOf = ({ endpoint, headers, requestBody, body }: GenerateCodeInput): SentText[] => {
  const parts = { endpoint, headers: headers ?? null, requestBody: requestBody ?? null, body: body ?? null };
  return [
    ...valuesOf(parts, noSpans).map((leaf) => ({
      text: plainText(leaf),
      field: fieldOfPlace([leaf.part], body),
      // Asked of few: the names of a value are as many as it is deep.
      isOpen: () => !isSecretValue(leaf.value, namesOfLeaf(leaf)),
    })),
    ...wholeTexts(body).map((text) => ({ text, field: 'body' as const, isOpen: () => true })),
  ];
};

/** Throws BAD_REQUEST, at the field, if a name in the request looks like a key: a program has variables only for values. */
const requireNoKeyInNames = async (input: GenerateCodeInput): Promise<void> => {
  const { endpoint, headers, requestBody, body } = input;
  // A request may send any JSON value, of which only an object is saved.
  const sent = requestBody === undefined ? undefined : { body: requestBody };
  const names = shownTexts({ endpoint, headers, requestBody: sent, body }).filter(({ text }) => text !== '');
  const { texts } = await findSecretsIn({ requests: [], texts: names.map(({ text }) => text) });
  const found = names.find(({ text }) => texts.has(text));
  if (found !== undefined)
    throw rejected(
      'BAD_REQUEST',
      found.field,
      `${found.what} contains what looks like a key. Remove it: code is shown and shared`,
    );
};

/** Throws BAD_REQUEST, at the field, if the request or the code contains the key itself. */
const requireNoKey = (key: ShownCredential, texts: readonly SentText[], code: string): void => {
  const found = texts.find(({ text, isOpen }) => key.isIn(text) && isOpen());
  if (found === undefined && !key.isIn(code)) return;
  throw rejected(
    'BAD_REQUEST',
    found?.field ?? 'endpoint',
    `The request contains the ${key.noun} itself. Remove it: the code reads the ${key.noun} from the environment variable ${key.secret.variable}`,
  );
};

/** Throws BAD_REQUEST, at the field, if the request or the code contains any other secret that is stored. */
const requireNoStoredSecret = async (deps: Deps, texts: readonly SentText[], code: string): Promise<void> => {
  const stored = await findStoredSecrets(deps, [code, ...texts.map(({ text }) => text)]);
  const found = texts.find(({ text, isOpen }) => stored.has(text) && isOpen());
  if (found === undefined && !stored.has(code)) return;
  throw rejected(
    'BAD_REQUEST',
    found?.field ?? 'endpoint',
    'The request contains a stored secret. Remove it: code is shown and shared',
  );
};

/** In code, a GET has no body but one that is given by its kind. */
const requestOf = (input: GenerateCodeInput): ApiRequest =>
  toApiRequest(input.method === 'GET' ? { ...input, requestBody: undefined } : input);

/** Throws BAD_REQUEST for what the language cannot send, and if it takes too long. */
const write = async (task: CodeTask, limits: { ms?: number }): Promise<GeneratedCode> => {
  const result = await writing.run(task, { length: JSON.stringify(task.request).length, ...limits });
  if (result === undefined)
    throw rejected(
      'BAD_REQUEST',
      'requestBody',
      'It takes too long to write a program for this request: make it shorter',
    );
  if (result.problem !== undefined) throw rejected('BAD_REQUEST', result.at, result.problem);
  return result;
};

/**
 * The program that sends what a test call with the same input sends, but for the `requestBody` of a GET, and with the key only where a
 * test call would send it.
 * Throws NOT_FOUND for an unknown key, BAD_REQUEST for an endpoint that is not a URL, for what the language cannot send, and
 * for a request that contains the key itself or another stored secret, or has what looks like a key for a name.
 */
export const generateFor = async (
  deps: Deps,
  asked: GenerateCodeInput,
  limits: { ms?: number } = {},
): Promise<GeneratedCode> => {
  const chosen = await withChosenCredential(deps, asked);
  const key = await loadShownCredential(deps, chosen);
  const given = await forCode(deps, chosen, requestOf, key);
  const { sent, shown: input } = given;
  const found = textProblem(sent.body);
  if (found !== undefined) throw rejected('BAD_REQUEST', ['body', ...found.path], found.problem);
  const resolved = resolveRequest(sent, isKeyless(input) ? { ...key, noun: 'no key' } : key);
  if (resolved.url === undefined) throw rejected('BAD_REQUEST', 'endpoint', resolved.problem);
  const reason =
    input.withoutKey === true ? 'unwanted' : whyWithheld(resolved.url, key.hosts, deps.localNetworks);
  await requireNoKeyInNames(input);
  const { isIn: _isIn, isBound = false, ...api } = key;
  const task = {
    language: input.language,
    framework: input.framework,
    request: requestOf(input),
    api,
    key: reason === undefined && !isBound && !isKeyless(input) ? api : undefined,
    variable: key.secret.variable,
    noun: key.noun,
    keyless: keylessOf(reason, isBound, resolved.url, key.noun),
  };
  const result = await write(task, limits);
  const written = [result.code, result.description, ...result.requirements].join('\n');
  const texts = textsOf(input);
  requireNoKey(key, texts, written);
  await requireNoStoredSecret(deps, texts, written);
  return withPlaceholders(result, given);
};
