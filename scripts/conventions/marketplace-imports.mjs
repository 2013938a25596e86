import { importing, sourceIn } from './project.mjs';

/** @import { Rule } from './project.mjs' */

/** What the marketplace offers, in a package each, and which of our packages it may import. */
const OFFERS = [
  { folder: 'packages/compositions/src/', from: /^@gatehouse\/contract\// },
  { folder: 'packages/webhooks/src/', from: /^@gatehouse\/(?:contract|secrets|knowledge|codegen)\// },
  { folder: 'packages/integrations/src/', from: /^@gatehouse\/contract\// },
];

/** @type {Rule[]} */
export const marketplaceRules = [
  {
    name: 'packages/compositions, webhooks and integrations know nothing of each other, and make no calls: each is read, and changed, on its own',
    instead: 'Let api/src/features/marketplace bring them together, and make the calls.',
    find: (project) =>
      OFFERS.flatMap((offer) =>
        importing(
          project,
          sourceIn(project).filter((file) => file.startsWith(offer.folder)),
          ({ from }) => from.startsWith('@gatehouse/') && !offer.from.test(from),
        ),
      ),
    shortcuts: [
      {
        'packages/compositions/src/a.ts': "import { templateOf } from '@gatehouse/webhooks/templates.ts';\n",
      },
      { 'packages/webhooks/src/a.ts': "import { createOutbound } from '@gatehouse/outbound/outbound.ts';\n" },
      {
        'packages/integrations/src/a.ts': "import { searchApis } from '@gatehouse/search/search-apis.ts';\n",
      },
    ],
  },
];
