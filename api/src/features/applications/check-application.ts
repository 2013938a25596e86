import type { ApplicationHint, CheckApplicationInput } from '@gatehouse/contract/applications.ts';
import { isHttpUrl } from '@gatehouse/contract/plain/http-url.ts';
import { OutboundError } from '@gatehouse/outbound/errors.ts';
import type { Deps } from '#src/deps.ts';
import { checkTexts } from '#src/features/applications/check-texts.ts';
import { platformOf } from '#src/features/applications/platform-of.ts';
import { companyName, isOfCompany } from '#src/features/providers/company.ts';
import { findProvider } from '#src/features/providers/providers.service.ts';

/** Nothing of a page is read, only whether it is there. */
const LIMITS = { totalMs: 10_000, decodedBytes: 65_536 } as const;

const said = (status: number, what: string): string | undefined => {
  if (status < 400) return undefined;
  if (status === 404 || status === 410)
    return `The ${what} was not found: its server answers with status ${status}.`;
  // Some sites turn every program away. A reviewer opens the page in a browser.
  if (status === 401 || status === 403 || status === 429)
    return `The ${what} answers programs with status ${status}. Make sure that a reviewer can open it without logging in.`;
  return `The ${what} answers with status ${status}.`;
};

/** Whether a page can be opened by a stranger; undefined for a URL that is missing or none. */
const checkPage = async (
  deps: Deps,
  { field, url, what }: { field: string; url: string; what: string },
  signal: AbortSignal,
): Promise<ApplicationHint | undefined> => {
  if (!isHttpUrl(url)) return undefined;
  try {
    const response = await deps.outbound.request('user', {
      method: 'GET',
      url,
      headers: { accept: 'text/html,*/*;q=0.5', 'user-agent': 'Gatehouse' },
      limits: { ...LIMITS },
      keepPartial: true,
      signal,
    });
    const problem = said(response.status, what);
    if (problem !== undefined) return { field, level: 'warning', text: problem };
    const isPlain = new URL(response.url).protocol === 'http:';
    if (isPlain) return { field, level: 'warning', text: `The ${what} can be opened, but not over https.` };
    return { field, level: 'ok', text: `The ${what} can be opened.` };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { field, level: 'warning', text: `The ${what} cannot be opened. ${error.message}` };
  }
};

/** Where anybody can get an address: it says nothing about a company. */
const FREE_MAIL = new Set(
  (
    'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com icloud.com me.com mac.com aol.com ' +
    'proton.me protonmail.com gmx.com gmx.de gmx.net web.de mail.com mail.ru yandex.com yandex.ru zoho.com fastmail.com ' +
    'qq.com 163.com 126.com naver.com t-online.de orange.fr libero.it hey.com tutanota.com'
  ).split(' '),
);

const hostnameOf = (url: string): string | undefined =>
  URL.canParse(url) && /^https?:/.test(url) ? new URL(url).hostname : undefined;

const checkEmail = (email: string, website: string): ApplicationHint | undefined => {
  const domain = email.split('@')[1]?.trim().toLowerCase();
  const hostname = hostnameOf(website);
  if (!domain || hostname === undefined) return undefined;
  const field = 'contactEmail';
  const company = companyName(hostname);
  if (FREE_MAIL.has(domain)) {
    const text = `Anybody can get an address at ${domain}. An address at ${company} shows that you belong to the company.`;
    return { field, level: 'warning', text };
  }
  if (isOfCompany(company, domain) || isOfCompany(companyName(domain), hostname))
    return { field, level: 'ok', text: `The address is at the domain of the website, ${company}.` };
  const text = `The address is at ${domain}, the website at ${company}. Platforms compare the two.`;
  return { field, level: 'warning', text };
};

const letters = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const split = (name: string): string => name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');

/** A mark counts as a word of its own, or as a part of a name in camel case: "Google Sync", "SyncForGitHub". */
const containsMark = (name: string, mark: string): boolean =>
  [[name, mark] as const, [split(name), split(mark)] as const].some(([text, part]) =>
    ` ${letters(text)} `.includes(` ${letters(part)} `),
  );

const checkName = (name: string, marks: readonly string[]): ApplicationHint | undefined => {
  const found = marks.filter((mark) => containsMark(name, mark));
  if (found.length === 0) return undefined;
  const text = `The name contains ${found.join(', ')}, a mark of the platform. Most platforms reject such names.`;
  return { field: 'projectName', level: 'warning', text };
};

const PRIVACY = /privacy/i;

/**
 * Looks for what platforms reject applications for. Opens the website and each URL about privacy among the platform's
 * fields, as the user's own calls. Never throws for what is missing or wrong: a form shows that itself.
 */
export const checkApplication = async (
  deps: Deps,
  input: CheckApplicationInput,
  signal: AbortSignal,
): Promise<{ hints: ApplicationHint[] }> => {
  const website = input.companyWebsite?.trim() ?? '';
  const provider = input.platformId == null ? undefined : await findProvider(deps, input.platformId);
  const { marks, fields } = provider === undefined ? { marks: [], fields: [] } : platformOf(provider);
  const privacy = fields.filter(({ name, type }) => type === 'url' && PRIVACY.test(name));
  const pages = [
    { field: 'companyWebsite', url: website, what: 'website' },
    ...privacy.map(({ name }) => ({
      field: name,
      url: input.platformSpecificFields?.[name]?.trim() ?? '',
      what: 'privacy policy',
    })),
  ];
  const hints = [
    checkEmail(input.contactEmail?.trim() ?? '', website),
    checkName(input.projectName ?? '', marks),
    ...checkTexts(input),
    ...(await Promise.all(pages.map((page) => checkPage(deps, page, signal)))),
  ];
  return { hints: hints.filter((hint) => hint !== undefined) };
};
