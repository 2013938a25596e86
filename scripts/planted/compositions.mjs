/** @import { Defect } from '../lib/defect.mjs' */

const FILL = 'packages/marketplace/src/compositions/fill-request.ts';
const FILL_TEST = 'packages/marketplace/src/compositions/fill-request.test.ts';
const STEP_CALL = 'api/src/features/marketplace/step-call.service.ts';
const VALUES = 'api/src/features/marketplace/run-values.test.ts';
const RUNS = 'api/src/features/marketplace/runs.test.ts';
const REQUIREMENTS = 'api/src/features/marketplace/run-requirements.test.ts';

/** @type {Defect[]} */
export const compositions = [
  {
    name: 'compositions: a value leads out of its place in a path',
    why: 'Whoever names a repository or a channel could choose what is called with the key.',
    file: FILL,
    find: 'if (isPath || CONTROLS.test(value) || !value.isWellFormed())',
    replace: 'if (CONTROLS.test(value) || !value.isWellFormed())',
    tests: [FILL_TEST],
  },
  {
    name: 'compositions: a value is not encoded in a path',
    why: 'A question mark in it would begin parameters of its own.',
    file: FILL,
    find: 'return encodeURIComponent(value);',
    replace: 'return value;',
    tests: [FILL_TEST],
  },
  {
    name: 'compositions: an object fits where a text belongs',
    why: 'A provider could add fields to the form that the next one gets.',
    file: FILL,
    find: 'if (isComputed(template)) return scalar(evaluate(template.jmespath, scope), name);',
    replace: 'if (isComputed(template)) return evaluate(template.jmespath, scope);',
    tests: [FILL_TEST],
  },
  {
    name: 'compositions: the body of a step follows a redirect to another server',
    why: 'What one provider said would go to a stranger that another one names.',
    file: STEP_CALL,
    find: 'hasSecretBody: true',
    replace: 'hasSecretBody: false',
    tests: [VALUES],
  },
  {
    name: 'compositions: parameters with values follow a redirect to another server',
    why: 'The stranger that a provider redirects to would get the inputs.',
    file: STEP_CALL,
    find: 'secretQuery: request.query?.map(([name]) => name),',
    replace: '',
    tests: [VALUES],
  },
  {
    name: 'compositions: a step takes a place of the calls that a person makes',
    why: 'Two runs would be enough to keep the test screen busy.',
    file: STEP_CALL,
    find: "traffic: 'sequence',",
    replace: '',
    tests: [RUNS],
  },
  {
    name: 'compositions: the output of a step is not masked',
    why: 'A key that somebody wrote into an issue would be posted to Slack, and kept.',
    file: 'api/src/features/marketplace/run-step.service.ts',
    find: '{ output: maskedOutput }',
    replace: '{ output }',
    tests: [VALUES],
  },
  {
    name: 'compositions: the run goes on after a step that failed',
    why: 'A text would be posted although moderation flagged it.',
    file: 'api/src/features/marketplace/run-steps.service.ts',
    find: 'if (ending !== undefined) return ending;',
    replace: 'if (ending !== undefined && at > 0) return ending;',
    tests: [VALUES],
  },
  {
    name: 'compositions: moderation that says nothing lets a text through',
    why: 'An API that changes its format would switch moderation off.',
    file: 'packages/marketplace/src/compositions/moderated-slack-post.ts',
    find: 'that: \'type(response.results[0].flagged) == `"boolean"`\',',
    replace: "that: '`true`',",
    tests: [VALUES],
  },
  {
    name: 'compositions: two retries at once both run',
    why: 'The same text message would be sent twice.',
    file: 'api/src/features/marketplace/run-composition.service.ts',
    find: 'await check?.(tx);',
    replace: '',
    tests: [RUNS],
  },
  {
    name: 'compositions: a retry continues a composition that was changed',
    why: 'Values of one composition would get into the requests of another.',
    file: 'api/src/features/marketplace/run-composition.service.ts',
    find: 'if (found.definition !== definitionOf(composition))',
    replace: "if (found.definition === '')",
    tests: [RUNS],
  },
  {
    name: 'compositions: an input with a secret is accepted',
    why: 'A key pasted into the wrong field would be sent to another provider, and kept.',
    file: 'api/src/features/marketplace/compositions.service.ts',
    find: 'if (secret.length > 0) {',
    replace: 'if (secret.length > 100) {',
    tests: [REQUIREMENTS],
  },
  {
    name: 'compositions: a provider is found by its slug alone',
    why: 'An API that a stranger named like DeepL would get the texts and the keys of DeepL’s steps.',
    file: 'api/src/features/marketplace/composition-providers.service.ts',
    find: 'listed: providerListedAs(listed, identified) };',
    replace: 'listed: listed.find((one) => one.slug === identified.slug) };',
    tests: [REQUIREMENTS],
  },
  {
    name: 'compositions: Slack reads what others wrote as its own commands',
    why: 'A release named <!channel> would notify everyone.',
    file: 'packages/marketplace/src/compositions/parts/slack-post.ts',
    find: "'<', '&lt;'",
    replace: "'<', '<'",
    tests: ['api/src/features/marketplace/all-compositions.test.ts'],
  },
  {
    name: 'compositions: a run begins further steps while the server stops',
    why: 'The stop would cut off a request that need not have begun.',
    file: 'api/src/lifecycle/graceful-stop.ts',
    find: 'stopRuns({ connection });',
    replace: 'void stopRuns;',
    tests: ['api/src/features/marketplace/runs-stop.test.ts'],
  },
  {
    name: 'compositions: calls of sequences count among those of a person',
    why: 'Eight runs would leave a person a quarter fewer calls, and none to their hosts.',
    file: 'packages/outbound/src/concurrency-limit.ts',
    find: 'if (place.interactive + place.background >= rules.calls)',
    replace: 'if (place.interactive + place.background + place.sequence >= rules.calls)',
    tests: ['packages/outbound/src/concurrency-limit.test.ts'],
  },
];
