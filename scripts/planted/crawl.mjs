/** @import { Defect } from '../lib/defect.mjs' */

/** @type {Defect[]} */
export const crawl = [
  {
    name: 'crawl: robots.txt is only checked for the start page',
    why: 'Pages that it forbids are read anyway.',
    file: 'api/src/features/research/company/hosts.ts',
    find: 'robots.isAllowed(url.href)',
    replace: 'robots.isAllowed(url.origin)',
    tests: ['api/src/features/research/company-research-boundaries.test.ts'],
  },
  {
    name: 'crawl: a failing robots.txt counts as no rules',
    why: 'RFC 9309 treats a failing robots.txt as a complete ban.',
    file: 'api/src/features/research/company/robots.ts',
    find: 'if (status === 429 || status >= 500)',
    replace: 'if (status === 429)',
    tests: ['api/src/features/research/company-research-boundaries.test.ts'],
  },
  {
    name: 'crawl: every host of the site counts as typed by the user',
    why: 'A host name from a page may point into the private network.',
    file: 'api/src/features/research/company/visit.ts',
    find: "isTypedHost(site, url) && !isPublic ? 'user' : 'auto'",
    replace: "isOnSite(site, url) && !isPublic ? 'user' : 'auto'",
    tests: ['api/src/features/research/company/crawl.test.ts'],
  },
  {
    name: 'crawl: a public site may resolve to a private address the next time',
    why: 'The user typed a name, and its owner decides where it points.',
    file: 'api/src/features/research/company/visit.ts',
    find: 'visits.isPublic = true;',
    replace: 'visits.isPublic = false;',
    tests: ['api/src/features/research/company/crawl.test.ts'],
  },
  {
    name: 'crawl: one page more than allowed',
    why: 'A limit applies exactly at its value.',
    file: 'api/src/features/research/company/visit.ts',
    find: 'pages < limits.pages &&',
    replace: 'pages <= limits.pages &&',
    tests: ['api/src/features/research/company/crawl.test.ts'],
  },
  {
    name: 'crawl: redirects are followed without checks',
    why: 'Neither robots.txt nor the site’s limits are checked for the URLs in between.',
    file: 'api/src/features/research/company/visit.ts',
    find: 'maxRedirects: 0,',
    replace: 'maxRedirects: 5,',
    tests: ['api/src/features/research/company-research-boundaries.test.ts'],
  },
  {
    name: 'crawl: a redirect may leave the site',
    why: 'The research of one company would read any other site and report it as the company’s own.',
    file: 'api/src/features/research/company/visit.ts',
    find: 'isOnSite(visits.site, target) || target.hostname === url.hostname',
    replace: "target.protocol.startsWith('http')",
    tests: ['api/src/features/research/company-research-boundaries.test.ts'],
  },
];
