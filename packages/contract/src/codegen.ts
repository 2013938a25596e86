import { z } from 'zod';
import { type JsonValue, jsonValueSchema, requiredId, requiredText } from './common.ts';
import { isEmptyObject, parseJsonText } from './json-text.ts';
import { type CallMethod, callMethodSchema } from './testing.ts';

export const CODEGEN_LANGUAGES = [
  'javascript',
  'python',
  'curl',
  'php',
  'java',
  'go',
  'ruby',
  'csharp',
] as const;
export const codegenLanguageSchema = z.enum(CODEGEN_LANGUAGES);
export type CodegenLanguage = z.infer<typeof codegenLanguageSchema>;

export const CODEGEN_LANGUAGE_LABELS: Readonly<Record<CodegenLanguage, string>> = {
  javascript: 'JavaScript',
  python: 'Python',
  curl: 'cURL',
  php: 'PHP',
  java: 'Java',
  go: 'Go',
  ruby: 'Ruby',
  csharp: 'C#',
};

export const CODEGEN_FRAMEWORKS = ['axios', 'fetch'] as const;
export const codegenFrameworkSchema = z.enum(CODEGEN_FRAMEWORKS);
export type CodegenFramework = z.infer<typeof codegenFrameworkSchema>;

/** The frameworks that a language offers; languages not listed have none. */
export const LANGUAGE_FRAMEWORKS: Readonly<Partial<Record<CodegenLanguage, readonly CodegenFramework[]>>> = {
  javascript: CODEGEN_FRAMEWORKS,
};

export const frameworksOf = (language: CodegenLanguage): readonly CodegenFramework[] =>
  LANGUAGE_FRAMEWORKS[language] ?? [];

/** Lines of code that the viewer shows before "Show more". */
export const CODE_VIEWER_LINES = 15;

export const INVALID_BODY_JSON = 'Invalid JSON in request body';

export const generateCodeInput = z
  .object({
    apiKeyId: requiredId('API key is required'),
    /** A full URL, or a path under the key's base URL. */
    endpoint: requiredText(2048, 'Endpoint is required'),
    method: callMethodSchema,
    language: codegenLanguageSchema,
    framework: codegenFrameworkSchema.nullish(),
    /** Any JSON value; an empty object means no body. */
    requestBody: jsonValueSchema.optional(),
  })
  .refine(({ language, framework }) => !framework || frameworksOf(language).includes(framework), {
    path: ['framework'],
    message: 'This language does not offer that framework',
  });
export type GenerateCodeInput = z.infer<typeof generateCodeInput>;

export const generatedCodeSchema = z.object({
  language: codegenLanguageSchema,
  code: z.string(),
  description: z.string(),
  /** What the code needs: packages, a runtime, the environment variable that contains the key. */
  requirements: z.array(z.string()),
});
export type GeneratedCode = z.infer<typeof generatedCodeSchema>;

export type ParsedBody = { ok: true; body: JsonValue | undefined } | { ok: false; message: string };

/**
 * The request body for the JSON text of a form. The text is ignored for a GET, which has no body, and an empty object
 * means no body. Text that is not JSON results in `INVALID_BODY_JSON`.
 */
export const parseRequestBody = (method: CallMethod, source: string): ParsedBody => {
  if (method === 'GET') return { ok: true, body: undefined };
  const body = parseJsonText(source);
  if (body === undefined) return { ok: false, message: INVALID_BODY_JSON };
  return { ok: true, body: isEmptyObject(body) ? undefined : body };
};
