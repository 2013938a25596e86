import { coversUrl } from '@gatehouse/request/covers-url.ts';
import {
  type Credential,
  type SecretVariable,
  shownConnectionCredential,
  shownCredential,
} from '@gatehouse/request/credential.ts';
import type { AskedFor } from '#src/features/requests/offers/asked-for.ts';
import type { CallChoice } from '#src/features/requests/offers/call-choices.ts';

export const shownCredentialOf = ({ key, provider, connection }: CallChoice): Credential<SecretVariable> =>
  key === undefined ? shownConnectionCredential(provider, connection) : shownCredential(provider, key);

/** Those that are meant for a URL, by their base URLs and hosts. */
export const choicesFor = (choices: readonly CallChoice[], url: string): CallChoice[] =>
  choices.filter((choice) => coversUrl(shownCredentialOf(choice), url));

/** What a request that names no credential is made with: the only one that is meant for its URL, else the user chooses. */
export const askedCredential = (
  choices: readonly CallChoice[],
  ask: AskedFor,
  url: string,
): CallChoice | undefined => {
  const possible = ask === 'url' ? choicesFor(choices, url) : [];
  return possible.length === 1 ? possible[0] : undefined;
};
