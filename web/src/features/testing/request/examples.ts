import type { ApiKey } from '@gatehouse/contract/keys.ts';
import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import type { TEST_METHODS } from '@gatehouse/contract/plain/call-methods.ts';
import { parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import { SANDBOX_SLUG } from '@gatehouse/contract/plain/sandbox.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import type { SecretNoun } from '@gatehouse/request/credential.ts';
import { underBase } from '@gatehouse/request/under-base.ts';
import { baseUrlOf } from '#src/features/keys/offers/key-choices.ts';
import { nounOf } from '#src/features/requests/offers/call-choices.ts';

export interface ExampleRequest {
  label: string;
  method: (typeof TEST_METHODS)[number];
  endpoint: string;
  /** JSON text for the editor. */
  body: string;
}

const NO_BODY = '';
const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

const BY_PROVIDER: Record<string, readonly ExampleRequest[]> = {
  openai: [
    { label: 'List models', method: 'GET', endpoint: '/v1/models', body: NO_BODY },
    {
      label: 'Chat completion',
      method: 'POST',
      endpoint: '/v1/chat/completions',
      body: pretty({
        model: 'gpt-4o-mini',
        messages: [{ role: 'user', content: 'Say hello in one short sentence.' }],
      }),
    },
  ],
  github: [
    { label: 'Authenticated user', method: 'GET', endpoint: '/user', body: NO_BODY },
    {
      label: 'List repositories',
      method: 'GET',
      endpoint: '/user/repos?sort=updated&per_page=5',
      body: NO_BODY,
    },
  ],
  [SANDBOX_SLUG]: [
    { label: 'List messages', method: 'GET', endpoint: '/v1/messages', body: NO_BODY },
    { label: 'One message', method: 'GET', endpoint: '/v1/messages/1', body: NO_BODY },
    { label: 'Create a message', method: 'POST', endpoint: '/v1/messages', body: pretty({ text: 'Hello' }) },
    { label: 'Too many requests', method: 'GET', endpoint: '/v1/rate-limited', body: NO_BODY },
    { label: 'Slow response', method: 'GET', endpoint: '/v1/slow?seconds=2', body: NO_BODY },
  ],
};

const prettyJson = (text: string): string | undefined => {
  const value = parseJsonText(text);
  return value === undefined ? undefined : pretty(value);
};

/** The provider's own call that verifies a key; none if its body is not JSON, because the form sends only JSON. */
const fromVerification = ({ verification }: Provider, noun: SecretNoun): ExampleRequest[] => {
  if (verification === null) return [];
  const { method, endpoint, body: text } = verification;
  const body = text === undefined ? NO_BODY : prettyJson(text);
  return body === undefined ? [] : [{ label: `Check the ${noun}`, method, endpoint, body }];
};

/** What is called with an example: a key of a provider, or its connection. */
interface Callable {
  key?: Pick<ApiKey, 'baseUrl'> | undefined;
  connection?: OauthConnection | undefined;
  provider: Provider;
}

/** Example requests for a key or a connection. */
export const exampleRequests = (choice: Callable): ExampleRequest[] => {
  const { slug } = choice.provider;
  const examples = Object.hasOwn(BY_PROVIDER, slug) ? BY_PROVIDER[slug] : undefined;
  return (examples ?? fromVerification(choice.provider, nounOf(choice))).map((example) => ({
    ...example,
    endpoint: underBase(example.endpoint, baseUrlOf(choice)),
  }));
};
