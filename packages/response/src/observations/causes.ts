import type { Cause } from '@gatehouse/contract/plain/error-table.ts';
import type { SecretNoun } from '@gatehouse/request/credential.ts';

type Words = string | Record<SecretNoun, string>;

/** What each cause means to the caller, if its code says no more. `{key}` stands for what the secret is called. */
const CAUSES: Record<Cause, Words> = {
  customer: 'This is about the customer, not about your account or the {key}: they have to act.',
  credential: {
    key: 'The API does not accept the key: it is wrong, expired or revoked. Verify it, then rotate it.',
    'access token':
      'The API does not accept the access token: it is expired, revoked, or issued for another API. Reconnect the provider.',
  },
  signature: 'The signature of the request does not match: the secret part of the {key} is wrong.',
  clock:
    'The clock of this machine differs too much from that of the API: set it. The {key} is not the reason.',
  permission: {
    key: 'The API knows the key but does not allow this action: the key lacks a scope or a role, or is not allowed from this address.',
    'access token':
      'The API knows the access token but does not allow this action: the login granted too few scopes, or the account lacks a role. Add the scope to the configuration and reconnect.',
  },
  restricted:
    'The {key} is restricted: it may not be used for this, or not from here. Change its restrictions where it was created.',
  'rate-limit': 'Too many requests: wait, then call less often. The {key} itself is not the reason.',
  quota:
    'The quota of the account is used up, and waiting alone does not fix that: check its plan and balance.',
  payment: {
    key: 'The account of this key has to pay first: check its plan and balance.',
    'access token': 'The connected account has to pay first: check its plan and balance.',
  },
  'not-enabled': 'This is not enabled for the account: enable it in the console of the provider.',
  elsewhere: 'This is at another address of the API, or in another region: call that one.',
  'not-found':
    'What the request names does not exist, or the {key} may not see it: check the ids and names in it.',
  request:
    'The API does not accept a value in the request, or one is missing: compare the body and the parameters with its documentation.',
  conflict:
    'The request conflicts with the current state of what it names: read that, then change the request or what stands in its way.',
  retired:
    'This part of the API, or this version of it, is retired: call what replaced it. The {key} is not the reason.',
  server: 'The API failed on its side. Try again; if it keeps failing, check its status page.',
  overloaded: 'The API is overloaded. Try again later.',
  'not-ready': 'The API is not ready for this yet: try again shortly.',
  policy:
    'The content was blocked by the policy of the provider; the {key} is not the reason. Change the content.',
  account:
    'The account is limited, not verified or suspended: see its settings at the provider. The {key} is not the reason.',
  partial: 'Only some of the request succeeded: the body reports an error for the rest.',
};

/** A sentence with what the secret is called. */
export const withNoun = (words: Words, noun: SecretNoun): string =>
  (typeof words === 'string' ? words : words[noun]).replaceAll('{key}', noun);

/** What a cause means, or the sentence that a code has of its own. */
export const causeInWords = (cause: Cause, text: string | undefined, noun: SecretNoun): string =>
  withNoun(text ?? CAUSES[cause], noun);
