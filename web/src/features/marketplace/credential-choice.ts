import type {
  CompositionReadiness,
  ExecuteCompositionInput,
  ReadyProvider,
} from '@gatehouse/contract/compositions.ts';

type Credential = ReadyProvider['credentials'][number];

/** What was chosen for each provider, by its slug, as values of the selects. */
export type ChosenCredentials = Readonly<Record<string, string>>;

export const valueOfCredential = ({ type, id }: Pick<Credential, 'type' | 'id'>): string => `${type} ${id}`;

/** The choice of no key at all. */
export const NO_KEY = 'none';

/**
 * What a provider is called with: what was chosen, if it is still there, or the only one where nothing was; undefined if nobody has
 * said it. Nothing takes the place of a chosen key that is gone: what is left may be a live one.
 */
export const chosenCredential = (
  { provider, credentials }: ReadyProvider,
  choice: ChosenCredentials,
): string | undefined => {
  const values = credentials.map(valueOfCredential);
  const chosen = choice[provider] ?? (values.length === 1 ? values[0] : undefined);
  return chosen === NO_KEY || values.some((value) => value === chosen) ? chosen : undefined;
};

/** The providers that have neither a key nor a connection, and are not to be called without one. */
export const notReady = ({ providers }: CompositionReadiness, choice: ChosenCredentials): ReadyProvider[] =>
  providers.filter(({ provider, credentials }) => credentials.length === 0 && choice[provider] !== NO_KEY);

/** The providers with some of them, of which none is chosen. */
export const notChosen = ({ providers }: CompositionReadiness, choice: ChosenCredentials): ReadyProvider[] =>
  providers.filter(
    (provider) => provider.credentials.length > 0 && chosenCredential(provider, choice) === undefined,
  );

type Given = NonNullable<ExecuteCompositionInput['credentials']>;

const givenFor = ({ credentials }: ReadyProvider, value: string | undefined): Given[string] | undefined => {
  if (value === NO_KEY) return { apiKeyId: null };
  const chosen = credentials.find((one) => valueOfCredential(one) === value);
  if (chosen === undefined) return undefined;
  return chosen.type === 'key' ? { apiKeyId: chosen.id } : { connectionId: chosen.id };
};

/** Says for each provider what was shown to the user, so that nothing else is used if a newer key is stored meanwhile. */
export const toCredentials = ({ providers }: CompositionReadiness, choice: ChosenCredentials): Given =>
  Object.fromEntries(
    providers.flatMap((provider) => {
      const given = givenFor(provider, chosenCredential(provider, choice));
      return given === undefined ? [] : [[provider.provider, given] as const];
    }),
  );

/** The same only for the providers for which the user has picked something. */
export const pickedCredentials = (
  { providers, ...readiness }: CompositionReadiness,
  choice: ChosenCredentials,
): Given =>
  toCredentials(
    { ...readiness, providers: providers.filter(({ provider }) => choice[provider] !== undefined) },
    choice,
  );
