/* What the Code Generator offers. The screen needs this before any schema is loaded, so it imports none. */

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
export type CodegenLanguage = (typeof CODEGEN_LANGUAGES)[number];

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

export const CODEGEN_FRAMEWORKS = [
  'axios',
  'fetch',
  'requests',
  'httpx',
  'curl',
  'guzzle',
  'httpclient',
  'okhttp',
  'net/http',
  'faraday',
  'restsharp',
] as const;
export type CodegenFramework = (typeof CODEGEN_FRAMEWORKS)[number];

export const CODEGEN_FRAMEWORK_LABELS: Readonly<Record<CodegenFramework, string>> = {
  axios: 'axios',
  fetch: 'fetch',
  requests: 'Requests',
  httpx: 'HTTPX',
  curl: 'cURL',
  guzzle: 'Guzzle',
  httpclient: 'HttpClient',
  okhttp: 'OkHttp',
  'net/http': 'net/http',
  faraday: 'Faraday',
  restsharp: 'RestSharp',
};

/** The frameworks that a language offers; the first is used if none is chosen. Languages not listed have none. */
const LANGUAGE_FRAMEWORKS: Readonly<Partial<Record<CodegenLanguage, readonly CodegenFramework[]>>> = {
  javascript: ['fetch', 'axios'],
  python: ['requests', 'httpx'],
  php: ['curl', 'guzzle'],
  java: ['httpclient', 'okhttp'],
  ruby: ['net/http', 'faraday'],
  csharp: ['httpclient', 'restsharp'],
};

export const frameworksOf = (language: CodegenLanguage): readonly CodegenFramework[] =>
  LANGUAGE_FRAMEWORKS[language] ?? [];

/** Lines of code that the viewer shows before "Show more". */
export const CODE_VIEWER_LINES = 15;

export const INVALID_BODY_JSON = 'Invalid JSON in request body';
