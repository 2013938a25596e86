import { type CodeOptions, type CodeResult, generateCode } from '@gatehouse/codegen/generate-code.ts';
import { isProviderKey } from '#src/features/providers/provider-keys.ts';

/** What can be passed to a thread. */
export type CodeTask = Omit<CodeOptions, 'hasForm'>;

/** Writes the program of a call: without its secrets, for which the whole request is read. */
export const writeCode = (task: CodeTask): CodeResult => generateCode({ ...task, hasForm: isProviderKey });
