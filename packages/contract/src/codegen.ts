import { z } from 'zod';
import { CODEGEN_FRAMEWORKS, CODEGEN_LANGUAGES, frameworksOf } from '#src/plain/codegen-options.ts';
import { requestFields, requireOneBody } from './call-fields.ts';
import { requiredText } from './common.ts';
import { callCredentialFields, requireOneCredential, whenReadable } from './credential-choice.ts';
import { variableFields } from './environments.ts';
import { callMethodSchema } from './testing.ts';

export const codegenLanguageSchema = z.enum(CODEGEN_LANGUAGES);
const codegenFrameworkSchema = z.enum(CODEGEN_FRAMEWORKS);

export const generateCodeInput = z
  .object({
    ...callCredentialFields,
    /** A full URL, or a path under the base URL of the key or the connection. */
    endpoint: requiredText(2048, 'Endpoint is required'),
    method: callMethodSchema,
    language: codegenLanguageSchema,
    framework: codegenFrameworkSchema.nullish(),
    ...requestFields,
    ...variableFields,
  })
  .superRefine(requireOneCredential, whenReadable)
  .refine(({ language, framework }) => !framework || frameworksOf(language).includes(framework), {
    path: ['framework'],
    message: 'This language does not offer that framework',
  })
  .superRefine(requireOneBody);
export type GenerateCodeInput = z.infer<typeof generateCodeInput>;

export const generatedCodeSchema = z.object({
  language: codegenLanguageSchema,
  /** The framework that was used; null if the language offers none. */
  framework: codegenFrameworkSchema.nullable(),
  code: z.string(),
  description: z.string(),
  /** What the code needs: packages, a runtime, the environment variables that contain secrets. */
  requirements: z.array(z.string()),
});
export type GeneratedCode = z.infer<typeof generatedCodeSchema>;
