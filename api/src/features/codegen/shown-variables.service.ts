import type { GenerateCodeInput, GeneratedCode } from '@gatehouse/contract/codegen.ts';
import { writtenVariable } from '@gatehouse/contract/plain/variables/marks.ts';
import type { ApiRequest } from '@gatehouse/request/api-request.ts';
import type { ApiBase } from '@gatehouse/request/credential.ts';
import { resolveRequest } from '@gatehouse/request/resolve-request.ts';
import { isMask, MASK_ASTERISKS, maskSpans } from '@gatehouse/secrets/masks.ts';
import { schemeOf } from '@gatehouse/secrets/schemes.ts';
import type { Deps } from '#src/deps.ts';
import { rejected } from '#src/errors.ts';
import { filledWith, loadVariables, withValues } from '#src/features/calls/call-variables.service.ts';
import { isHostSecret, requireHostsOf, secretsInCall } from '#src/features/calls/secret-variables.ts';
import type { SpansOf } from '#src/features/endpoints/body-values.ts';
import { changeValues } from '#src/features/endpoints/request-values.ts';

/** What code is written for: the request as it is sent, and what of it is in the program. */
export type RequestForCode = {
  sent: ApiRequest;
  /** With masks in place of values with secret variables: the program has environment variables there. */
  shown: GenerateCodeInput;
  /** The secret variables that the user replaces in the code, by what stands there for them. */
  placeholders: ReadonlyMap<string, string>;
  /** Whether it has secret variables. */
  hasSecrets: boolean;
};

/** Masks that differ: equal ones would be one variable of the program. */
const createMasks = () => {
  const texts: string[] = [];
  return {
    maskFor: (text: string): string => {
      if (!texts.includes(text)) texts.push(text);
      return MASK_ASTERISKS + '*'.repeat(texts.indexOf(text) + 1);
    },
    textOf: (mask: string): string | undefined => texts[mask.length - MASK_ASTERISKS.length - 1],
  };
};

/** The masks in a text, of whatever length. */
const maskedIn: SpansOf = (_part, text) => maskSpans(text).map((span) => ({ ...span, quote: '' }));

/** `{{STRIPE_TOKEN}}` for `stripe-token`: it stands in code where no variable of the program can. */
const placeholderFor = (name: string): string =>
  writtenVariable(name.toUpperCase().replaceAll(/[^\p{L}\p{N}]+/gu, '_'));

/** The input with a mask for each value that has a secret variable, as a whole but for the scheme in front of it. */
const withWholeMasks = (input: GenerateCodeInput, { maskFor, textOf }: ReturnType<typeof createMasks>) => {
  const placeholders = new Map<string, string>();
  const { endpoint, headers = null, body = null } = input;
  const masked = changeValues(
    { endpoint, headers, requestBody: null, body },
    ({ value, isInText }) => {
      if (typeof value !== 'string' || !value.includes(MASK_ASTERISKS)) return value;
      if (isInText !== true) return isMask(value) ? value : schemeOf(value) + maskFor(value);
      const name = textOf(value);
      if (name === undefined) return value;
      const placeholder = placeholderFor(name);
      placeholders.set(placeholder, name);
      return placeholder;
    },
    maskedIn,
  );
  const shown = {
    ...input,
    endpoint: masked.endpoint,
    ...(masked.headers === null ? {} : { headers: masked.headers }),
    ...(masked.body === null ? {} : { body: masked.body }),
  };
  return { shown, placeholders };
};

const HOST_IN_CODE =
  'A secret variable says where this call goes, and no program can have it there: write the host itself';

/**
 * What code is written for, with the values of its variables, but for the secret ones. Throws BAD_REQUEST as a test call does, and if
 * a secret variable says where the call goes.
 */
export const forCode = async (
  deps: Deps,
  input: GenerateCodeInput,
  requestOf: (input: GenerateCodeInput) => ApiRequest,
  api: ApiBase,
): Promise<RequestForCode> => {
  const variables = await loadVariables(deps, input);
  const filled = withValues(input, variables);
  const sent = requestOf(filled);
  const secrets = secretsInCall(input, variables);
  if (secrets.length === 0) return { sent, shown: filled, placeholders: new Map(), hasSecrets: false };
  const { url } = resolveRequest(sent, api);
  if (url !== undefined) requireHostsOf(input, secrets, url);
  if (isHostSecret(input, secrets)) throw rejected('BAD_REQUEST', 'endpoint', HOST_IN_CODE);
  const masks = createMasks();
  const masked = filledWith(input, variables, (variable, name) =>
    variable.isSecret ? masks.maskFor(name) : variable.value,
  );
  return { sent, ...withWholeMasks(masked, masks), hasSecrets: true };
};

/** The code with what is said about the secret variables in it. Throws BAD_REQUEST if one stands where a program cannot have it. */
export const withPlaceholders = (
  code: GeneratedCode,
  { placeholders, hasSecrets }: RequestForCode,
): GeneratedCode => {
  if (hasSecrets && code.code.includes(MASK_ASTERISKS))
    throw rejected(
      'BAD_REQUEST',
      [],
      'A secret variable stands in a name, where a program can have no variable: write the name itself',
    );
  if (placeholders.size === 0) return code;
  const named = [...placeholders.keys()].join(', ');
  return {
    ...code,
    description: `${code.description} Replace ${named} in it: a secret is not written into code.`,
    requirements: [
      ...code.requirements,
      ...[...placeholders].map(
        ([text, name]) => `In place of ${text}: the value of the secret variable ${name}`,
      ),
    ],
  };
};
