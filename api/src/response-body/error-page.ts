import { pageTitle, pageWords } from '#src/response-body/markup.ts';
import { isWebPage, type ResponseBody } from '#src/response-body/read-response-body.ts';

/** Whether a short page is what some APIs send with 200 in place of data: `<title>Invalid Key</title>`. */
export const isErrorPage = (body: ResponseBody): boolean =>
  isWebPage(body) &&
  pageWords(body) !== undefined &&
  /^(?:error|invalid|missing|access denied|forbidden|unauthori[sz]ed|bad request|not found|key )\b/i.test(
    pageTitle(body) ?? '',
  );
