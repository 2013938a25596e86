import { type JsonObject, objectOf } from '@gatehouse/contract/plain/json-text.ts';
import type { DraftEnvironment, Drafts, DraftVariable } from '#src/features/imports/read/draft.ts';
import { basedOn, plainText, secretVariables } from '#src/features/imports/read/formats/fields.ts';

/*
 * Environments of .http clients: http-client.env.json, beside which a private file has the values that are not shared, and
 * the settings of VS Code for its REST Client.
 */

const SETTING = 'rest-client.environmentVariables';
/** What is in all environments, in VS Code and in Visual Studio. */
const SHARED = '$shared';

/** Whether a text is settings of VS Code, which may have comments. */
export const isEditorSettings = (text: string): boolean => text.includes(`"${SETTING}"`);

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

const isEnvironment = (value: unknown): boolean => {
  const values = Object.values(objectOf(value));
  // Certificates and logins are objects beside the variables.
  return typeof value === 'object' && !Array.isArray(value) && (values.length === 0 || values.some(isPlain));
};

/** Whether a value has nothing but environments, each an object of plain values. */
export const isHttpEnvironments = (value: JsonObject): boolean => {
  const all = Object.values(SETTING in value ? objectOf(value[SETTING]) : value);
  return (
    all.length > 0 && all.every(isEnvironment) && all.some((one) => Object.keys(objectOf(one)).length > 0)
  );
};

/** @param isPrivate the document is the file for the values that only its owner may have: all of them are secrets */
export const readHttpEnvironments = (document: JsonObject, isPrivate: boolean): Drafts => {
  const at = SETTING in document ? [SETTING] : [];
  const all = SETTING in document ? objectOf(document[SETTING]) : document;
  const variablesIn = (name: string): DraftVariable[] =>
    Object.entries(objectOf(all[name]))
      .filter(([, value]) => isPlain(value))
      .map(([variable, value]) => ({
        name: variable,
        value: plainText(value),
        isSecret: isPrivate && value !== '',
      }));
  const shared = variablesIn(SHARED);
  const names = Object.keys(all).filter((name) => name !== SHARED);
  const environments: DraftEnvironment[] = names.map((name) => ({
    at: [...at, name],
    name,
    variables: basedOn(shared, variablesIn(name)),
  }));
  if (names.length === 0) environments.push({ at: [...at, SHARED], name: 'Shared', variables: shared });
  const secrets = environments.flatMap(({ at: place, variables }) =>
    secretVariables(variables.map(({ name, value = '' }) => [name, value] as const)).map(([name, value]) => ({
      at: place,
      name,
      value,
    })),
  );
  return { format: 'http', title: null, drafts: [], secrets, environments, problems: [] };
};
