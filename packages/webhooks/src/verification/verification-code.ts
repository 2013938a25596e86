import type { CodegenLanguage } from '@gatehouse/contract/plain/codegen-options.ts';
import type { VerificationCode } from '@gatehouse/contract/webhooks.ts';
import type { WebhookFacts } from '@gatehouse/knowledge/schema/webhook.ts';
import { isKeyPair } from '#src/derived-keys.ts';
import { csharp } from '#src/verification/csharp.ts';
import { go } from '#src/verification/go.ts';
import { java } from '#src/verification/java.ts';
import { javascript } from '#src/verification/javascript.ts';
import { php } from '#src/verification/php.ts';
import { python } from '#src/verification/python.ts';
import { ruby } from '#src/verification/ruby.ts';
import { shell } from '#src/verification/shell.ts';
import { keyVariable, signs, type Verifier, type VerifierInput } from '#src/verification/verifier.ts';

const VERIFIERS: Readonly<Record<CodegenLanguage, Verifier>> = {
  javascript,
  python,
  curl: shell,
  php,
  java,
  go,
  ruby,
  csharp,
};

const variables = ({ secret, provider }: WebhookFacts, verified: VerifierInput): string[] => {
  const key = keyVariable(verified);
  return [
    isKeyPair(verified.check)
      ? `Environment variable ${key}: the public key, ${verified.check.key === 'hex' ? 'as hex' : 'as its DER in base64, without the lines of a PEM file'}`
      : `Environment variable ${key}: what ${provider} calls ${secret.label}`,
    ...(signs(verified.check, 'variable')
      ? [`Environment variable ${secret.variable}: ${secret.label}`]
      : []),
  ];
};

/** What the signature leaves open, which no code can check. */
const weakness = ({ check }: VerifierInput): string => {
  if (check.algorithm === 'equal')
    return 'A token does not show that the body is unchanged, nor when it was sent.';
  return check.timestamp === undefined
    ? 'The signature has no time: store the ids of deliveries, and ignore one that comes a second time.'
    : '';
};

/** A function that checks whether a webhook is genuine. The same input always results in the same text. */
export const verificationCode = (template: WebhookFacts, language: CodegenLanguage): VerificationCode => {
  const verifier = VERIFIERS[language];
  const { signing: check } = template;
  const verified: VerifierInput = { check, variable: template.secret.variable };
  return {
    language,
    code: verifier.write(verified),
    description: [
      `Checks a webhook of ${template.provider} in ${verifier.name}: ${verifier.usage(verified)}.`,
      check.algorithm === 'equal'
        ? ''
        : 'Pass it the body byte for byte as it arrived: parsed and written again, it has another signature.',
      weakness(verified),
      check.publicKey?.help,
    ]
      .filter(Boolean)
      .join(' '),
    requirements: [...verifier.needs(verified), ...variables(template, verified)],
  };
};
