import type { CallBody } from '@gatehouse/contract/body.ts';
import type { CreateEndpointInput } from '@gatehouse/contract/endpoints.ts';
import { textsOfBody } from '@gatehouse/request/body/body-texts.ts';
import type { Deps } from '#src/deps.ts';
import { rejected } from '#src/errors.ts';
import { changeBodyValues } from '#src/features/endpoints/body-values.ts';
import { NOTHING_READ, type RequestReading } from '#src/features/endpoints/read-requests.ts';
import { partsOf } from '#src/features/endpoints/request-parts.ts';
import { namesOf } from '#src/features/endpoints/request-values.ts';
import { findSecretsIn, findStoredSecrets } from '#src/features/endpoints/secret-values.ts';

/** A text of an endpoint that is stored and shown as it is. */
type ShownText = { field: keyof CreateEndpointInput; what: string; text: string };

type Given = Partial<
  Pick<CreateEndpointInput, 'name' | 'description' | 'endpoint' | 'headers' | 'requestBody' | 'body'>
>;

/** The texts of the given fields that are shown, whatever they contain: only values are hidden. */
export const shownTexts = ({
  name,
  description,
  endpoint,
  headers,
  requestBody,
  body,
}: Given): ShownText[] => {
  const names = namesOf(partsOf({ endpoint: endpoint ?? '', headers, requestBody, body }));
  const named = (field: ShownText['field'], what: string, texts: readonly string[]): ShownText[] =>
    texts.map((text) => ({ field, what: `The name of a ${what}`, text }));
  return [
    { field: 'name', what: 'The name', text: name ?? '' },
    { field: 'description', what: 'The description', text: description ?? '' },
    ...named('endpoint', 'query parameter', names.query),
    ...named('headers', 'header', names.headers),
    ...named((body ?? null) === null ? 'requestBody' : 'body', 'body field', names.body),
  ];
};

const ADVICE =
  'Remove it: only the values of headers, parameters and body fields are stored encrypted. Add a key in the list of keys';

/** What of a body stays readable, whatever is hidden of it: the texts that are neither JSON nor a form. */
const readableTexts = (
  body: CallBody | null | undefined,
  { spansOf }: RequestReading = NOTHING_READ,
): string[] => {
  if (body === null || body === undefined) return [];
  const shown = changeBodyValues(
    body,
    ({ isSecret, value, isInText }) => (isInText !== true || isSecret() ? '' : value),
    spansOf,
  );
  return textsOfBody(shown);
};

/** The first text of one of the inputs with a secret is an error; the message does not repeat it. */
export type TextTest = (given: Given) => void;

/**
 * Throws BAD_REQUEST, at the field, for an endpoint with a secret where it would be shown: in its name, its description, or the name
 * of a header, a parameter or a body field. It compares with every stored secret, so call it outside of a transaction.
 * @param readings what was found in their requests, if they have some
 */
export const findSecretTexts = async (
  deps: Pick<Deps, 'secrets'>,
  inputs: readonly Given[],
  readings: readonly RequestReading[] = [],
): Promise<TextTest> => {
  const shown = new Set(inputs.flatMap(shownTexts).map(({ text }) => text));
  const found = await findSecretsIn({ requests: [], texts: [...shown] });
  const readable = new Map(inputs.map((input, at) => [input, readableTexts(input.body, readings[at])]));
  const texts = new Set([...shown, ...[...readable.values()].flat()]);
  const stored = await findStoredSecrets(deps, [...texts]);
  return (given) => {
    for (const { field, what, text } of shownTexts(given)) {
      if (stored.has(text))
        throw rejected('BAD_REQUEST', field, `${what} contains a secret that is stored here. ${ADVICE}`);
      if (found.texts.has(text))
        throw rejected('BAD_REQUEST', field, `${what} contains what looks like a key. ${ADVICE}`);
    }
    if (readable.get(given)?.some((text) => stored.has(text)))
      throw rejected('BAD_REQUEST', 'body', `The body contains a secret that is stored here. ${ADVICE}`);
  };
};
