import type {
  CompositionReadiness,
  ExecuteCompositionInput,
  ReadyProvider,
} from '@gatehouse/contract/compositions.ts';

type Credential = ReadyProvider['credentials'][number];

/** What was chosen for each provider, by its slug, as values of the selects. */
export type ChosenCredentials = Readonly<Record<string, string>>;

export const valueOfCredential = ({ type, id }: Pick<Credential, 'type' | 'id'>): string => `${type} ${id}`;

const chosenFor = (
  { provider, credentials }: ReadyProvider,
  choice: ChosenCredentials,
): Credential | undefined =>
  credentials.find((credential) => valueOfCredential(credential) === choice[provider]) ??
  (credentials.length === 1 ? credentials[0] : undefined);

/** What a provider is called with: what was chosen, if it is still there, or else the only one; undefined if nobody has said it. */
export const chosenCredential = (provider: ReadyProvider, choice: ChosenCredentials): string | undefined => {
  const chosen = chosenFor(provider, choice);
  return chosen && valueOfCredential(chosen);
};

/** The providers that have neither a key nor a connection. */
export const notReady = ({ providers }: CompositionReadiness): ReadyProvider[] =>
  providers.filter(({ credentials }) => credentials.length === 0);

/** The providers with several of them, of which none is chosen. */
export const notChosen = ({ providers }: CompositionReadiness, choice: ChosenCredentials): ReadyProvider[] =>
  providers.filter(
    (provider) => provider.credentials.length > 1 && chosenCredential(provider, choice) === undefined,
  );

/** Says for each provider what was shown to the user, so that nothing else is used if a newer key is stored meanwhile. */
export const toCredentials = (
  { providers }: CompositionReadiness,
  choice: ChosenCredentials,
): NonNullable<ExecuteCompositionInput['credentials']> =>
  Object.fromEntries(
    providers.flatMap((provider) => {
      const chosen = chosenFor(provider, choice);
      if (chosen === undefined) return [];
      const { type, id } = chosen;
      return [[provider.provider, type === 'key' ? { apiKeyId: id } : { connectionId: id }]];
    }),
  );

/** The same only for the providers for which the user has picked something. */
export const pickedCredentials = (
  { providers, ...readiness }: CompositionReadiness,
  choice: ChosenCredentials,
): NonNullable<ExecuteCompositionInput['credentials']> =>
  toCredentials(
    { ...readiness, providers: providers.filter(({ provider }) => choice[provider] !== undefined) },
    choice,
  );
