import type { JsonValue } from '@gatehouse/contract/common.ts';
import type { GuideStep } from '@gatehouse/contract/guides.ts';
import type { ProviderFacts } from '@gatehouse/contract/providers.ts';
import type { ApiRequest } from '@gatehouse/request/api-request.ts';
import { bodyOfValue } from '@gatehouse/request/body/body-of-value.ts';
import { shownCredential } from '@gatehouse/request/credential.ts';
import { curlCommand } from '@gatehouse/request/curl-command.ts';

/** A call as a guide states it: its body is a JSON value. */
type GuideCall = Omit<ApiRequest, 'body'> & { body?: JsonValue | undefined };

/** A step without its number, which follows from its position in the list. `description` is HTML, the rest is plain text. */
export type StepContent = Pick<GuideStep, 'title' | 'description'> &
  Partial<Pick<GuideStep, 'codeExample' | 'warnings' | 'tips'>> & {
    /** A call with the provider's key, shown as a curl command. */
    call?: GuideCall;
  };

export type GuideContent = readonly StepContent[];

/** Throws for a call that cannot be written as a command, which only a mistake in a written guide can be. */
const callExample = ({ body, ...call }: GuideCall, provider: ProviderFacts): string => {
  const credential = shownCredential(provider);
  const request: ApiRequest = { ...call, body: bodyOfValue(body, {}) };
  const command = curlCommand(request, credential, { key: credential });
  if (command === undefined) throw new Error(`No command for the call in the guide of ${provider.slug}`);
  return command;
};

export const toSteps = (content: GuideContent, provider: ProviderFacts): GuideStep[] =>
  content.map(({ call, ...step }, index) => ({
    warnings: [],
    tips: [],
    ...(call === undefined ? {} : { codeExample: callExample(call, provider) }),
    ...step,
    stepNumber: index + 1,
  }));
