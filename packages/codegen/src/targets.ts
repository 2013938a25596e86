import {
  type CodegenFramework,
  type CodegenLanguage,
  frameworksOf,
} from '@gatehouse/contract/plain/codegen-options.ts';
import type { Target } from '#src/program.ts';
import { csharpHttpClient, csharpRestSharp } from '#src/targets/csharp.ts';
import { curl } from '#src/targets/curl.ts';
import { go } from '#src/targets/go.ts';
import { javaHttpClient, javaOkHttp } from '#src/targets/java.ts';
import { javascriptAxios } from '#src/targets/javascript-axios.ts';
import { javascriptFetch } from '#src/targets/javascript-fetch.ts';
import { phpCurl, phpGuzzle } from '#src/targets/php.ts';
import { pythonHttpx, pythonRequests } from '#src/targets/python.ts';
import { rubyFaraday, rubyNetHttp } from '#src/targets/ruby.ts';

/** All targets. A new one is a file in targets/, a line here, and its framework in codegen-options.ts of the contract. */
export const TARGETS: readonly Target[] = [
  javascriptFetch,
  javascriptAxios,
  pythonRequests,
  pythonHttpx,
  curl,
  phpCurl,
  phpGuzzle,
  javaHttpClient,
  javaOkHttp,
  go,
  rubyNetHttp,
  rubyFaraday,
  csharpHttpClient,
  csharpRestSharp,
];

/** The target of a language: with the given framework, or with the first that the language offers. */
export const targetOf = (language: CodegenLanguage, framework?: CodegenFramework | null): Target => {
  const wanted = framework ?? frameworksOf(language)[0] ?? null;
  const target = TARGETS.find((one) => one.language === language && one.framework === wanted);
  if (target === undefined) throw new Error(`no target for ${language} and ${wanted}`);
  return target;
};
