/** @import { Defect } from '../lib/defect.mjs' */

/** @type {Defect[]} */
export const crawl = [
  {
    name: 'crawl: robots.txt is asked about the start page alone',
    why: 'What it forbids is read all the same.',
    file: 'api/src/features/research/company/hosts.ts',
    find: 'robots.isAllowed(url.href)',
    replace: 'robots.isAllowed(url.origin)',
    tests: ['api/src/features/research/company-research-refusals.test.ts'],
  },
  {
    name: 'crawl: a host that cannot show its rules has none',
    why: 'RFC 9309 takes a failing robots.txt for a no.',
    file: 'api/src/features/research/company/robots.ts',
    find: 'if (status === 429 || status >= 500)',
    replace: 'if (status === 429)',
    tests: ['api/src/features/research/company-research-refusals.test.ts'],
  },
  {
    name: 'crawl: every host of the site counts as typed',
    why: 'A name that a page gives may lead into the private network.',
    file: 'api/src/features/research/company/visit.ts',
    find: "isTypedHost(site, url) && !isPublic ? 'user' : 'auto'",
    replace: "isOnSite(site, url) && !isPublic ? 'user' : 'auto'",
    tests: ['api/src/features/research/company/crawl.test.ts'],
  },
  {
    name: 'crawl: a public site may answer with a private address the next time',
    why: 'The person typed a name, and whoever owns it decides where it leads.',
    file: 'api/src/features/research/company/visit.ts',
    find: 'visits.isPublic = true;',
    replace: 'visits.isPublic = false;',
    tests: ['api/src/features/research/company/crawl.test.ts'],
  },
  {
    name: 'crawl: one page more than is allowed',
    why: 'A limit holds at its number and not past it.',
    file: 'api/src/features/research/company/visit.ts',
    find: 'pages < limits.pages &&',
    replace: 'pages <= limits.pages &&',
    tests: ['api/src/features/research/company/crawl.test.ts'],
  },
  {
    name: 'crawl: redirects are followed where nobody looks',
    why: 'Neither robots.txt nor the bounds of the site are asked about the steps between.',
    file: 'api/src/features/research/company/visit.ts',
    find: 'maxRedirects: 0,',
    replace: 'maxRedirects: 5,',
    tests: ['api/src/features/research/company-research-refusals.test.ts'],
  },
  {
    name: 'crawl: a redirect leads off the site',
    why: 'A research of one company would read, and report as its own, whatever it is led to.',
    file: 'api/src/features/research/company/visit.ts',
    find: 'isOnSite(visits.site, target) || target.hostname === url.hostname',
    replace: "target.protocol.startsWith('http')",
    tests: ['api/src/features/research/company-research-refusals.test.ts'],
  },
];
