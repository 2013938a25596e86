import { companyHost, companyHostProblem } from '@gatehouse/contract/plain/company-host.ts';
import type { CompanyResearch, CompanyResearchStep, ResearchEvidence } from '@gatehouse/contract/research.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { AppError } from '#src/errors.ts';
import { listProviders } from '#src/features/providers/providers.service.ts';
import { companySite } from '#src/features/research/company/company-site.ts';
import { type ComposedResult, compose, MAX_APIS } from '#src/features/research/company/compose.ts';
import { crawlCompany } from '#src/features/research/company/crawl.ts';
import { counted } from '#src/features/research/company/plain-text.ts';
import { reasonsOf } from '#src/features/research/company/reasons.ts';
import { withProviders } from '#src/features/research/found-api.ts';
import { saveResearched } from '#src/features/research/researched-apis.store.ts';

/** What the catalog contains for this domain: the last line of evidence. */
const catalogueEvidence = (hostname: string, { fromCatalogue }: ComposedResult): ResearchEvidence => {
  const count = fromCatalogue.length;
  return {
    url: `catalogue: ${hostname}`,
    status: null,
    found:
      count === 0
        ? 'The built-in catalog has no API for this domain'
        : `${counted(count, 'API')} for this domain`,
    problem: null,
  };
};

/**
 * Looks for a company's APIs: on its own site, then in the catalog by its domain. What only the site describes is
 * stored, because one of these APIs may be saved later. Throws SERVICE_UNAVAILABLE if too many
 * calls are running.
 * @param signal ends the research, which then returns what it has found so far and stores nothing
 * @param onStep is called at every change; reports the lines of evidence in the order of the response
 */
export const researchCompany = async (
  deps: Deps,
  domain: string,
  signal: AbortSignal,
  onStep: (step: CompanyResearchStep) => void = () => {},
): Promise<CompanyResearch> => {
  const host = companyHost(domain);
  if (host === undefined)
    throw new AppError('BAD_REQUEST', companyHostProblem(domain) ?? 'Enter a company domain');
  const site = companySite(host);
  const { readings, evidence, pages } = await crawlCompany(deps.outbound, site, signal, onStep);
  const composed = await compose(deps.knowledge, site, readings);
  const { fromSite, fromCatalogue } = composed;
  const stored =
    fromSite.length > 0 && !signal.aborted
      ? await deps.connection.transaction((tx) => saveResearched(tx, site.company, fromSite, timestamp(deps)))
      : fromSite;
  const found = [...stored, ...fromCatalogue].slice(0, MAX_APIS);
  const apis = withProviders(found, await listProviders(deps));
  const lastLine = catalogueEvidence(site.hostname, composed);
  onStep({ pages, trying: [], tried: lastLine });
  return {
    apis,
    total: apis.length,
    domain: host,
    evidence: [...evidence, lastLine],
    reasons: reasonsOf(site, evidence, apis.length),
  };
};
