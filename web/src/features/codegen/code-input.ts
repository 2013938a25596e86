import type { GenerateCodeInput } from '@gatehouse/contract/codegen.ts';
import {
  type CodegenFramework,
  type CodegenLanguage,
  INVALID_BODY_JSON,
} from '@gatehouse/contract/plain/codegen-options.ts';
import { parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import { mayHaveVariable } from '@gatehouse/contract/plain/variables/marks.ts';
import { type FormEnvironment, inEnvironment } from '#src/features/environments/offers/form-variables.ts';
import { type ChosenCall, idOf } from '#src/features/requests/offers/call-choices.ts';
import {
  type RequestValues,
  takesBody,
  toRunTestInput,
} from '#src/features/requests/offers/request-values.ts';

export type CodeInput =
  | { input: GenerateCodeInput; problem?: never }
  /** What is missing in the form. */
  | { problem: string; input?: never };

/** What is asked of the server. Everything else that may be wrong with a form, the server says. */
export const codeInput = (
  choice: ChosenCall | undefined,
  values: RequestValues,
  language: CodegenLanguage,
  framework: CodegenFramework | null,
  environment?: FormEnvironment,
): CodeInput => {
  if (choice === undefined) return { problem: 'API key is required' };
  if (values.endpoint.trim() === '') return { problem: 'Endpoint is required' };
  // With variables in it, only the server knows whether it is JSON.
  const { body } = values;
  if (takesBody(values) && body.trim() !== '' && !mayHaveVariable(body) && parseJsonText(body) === undefined)
    return { problem: INVALID_BODY_JSON };
  return {
    input: { ...inEnvironment(toRunTestInput(idOf(choice), values), environment), language, framework },
  };
};
