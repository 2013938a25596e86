import {
  type CompanyResearch,
  type CompanyResearchStep,
  companyHost,
  type Evidence,
} from '@gatehouse/contract/research.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { AppError } from '#src/errors.ts';
import { listProviders } from '#src/features/providers/providers.service.ts';
import { companySite } from '#src/features/research/company/company-site.ts';
import { type Composed, compose } from '#src/features/research/company/compose.ts';
import { crawlCompany } from '#src/features/research/company/crawl.ts';
import { counted } from '#src/features/research/company/plain-words.ts';
import { withProviders } from '#src/features/research/found-api.ts';
import { saveResearched } from '#src/features/research/researched-apis.store.ts';

/** What the catalogue gave, as the last thing that was tried. */
const catalogueEvidence = (hostname: string, { apis, fromSite }: Composed): Evidence => {
  const count = apis.length - fromSite.length;
  return {
    url: `catalogue: ${hostname}`,
    status: null,
    found:
      count === 0
        ? 'The built-in catalogue knows no API of this domain'
        : `${counted(count, 'API')} of this domain`,
  };
};

/**
 * Looks for the APIs of a company: on its own site, then in the catalogue by its domain. What the site alone told is
 * kept, so that one of its APIs can be saved by its name. Throws SERVICE_UNAVAILABLE where too many calls are under way.
 * @param signal ends it, with what it has by then, of which nothing is kept
 * @param onStep hears of every line of evidence, in the order of the answer's
 */
export const researchCompany = async (
  deps: Deps,
  domain: string,
  signal: AbortSignal,
  onStep: (step: CompanyResearchStep) => void = () => {},
): Promise<CompanyResearch> => {
  const host = companyHost(domain);
  if (host === undefined) throw new AppError('BAD_REQUEST', 'Enter a company domain, such as example.com');
  const site = companySite(host);
  const { readings, evidence, pages } = await crawlCompany(deps.outbound, site, signal, onStep);
  const composed = compose(deps.catalog, site, readings);
  if (composed.fromSite.length > 0 && !signal.aborted)
    await deps.connection.transaction((tx) => saveResearched(tx, host, composed.fromSite, timestamp(deps)));
  const apis = withProviders(composed.apis, await listProviders(deps));
  const fromCatalogue = catalogueEvidence(site.hostname, composed);
  onStep({ pages, trying: [], tried: fromCatalogue });
  return {
    apis,
    total: apis.length,
    domain: host,
    evidence: [...evidence, fromCatalogue],
  };
};
