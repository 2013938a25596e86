import { question } from '#src/features/applications/platforms/platform-facts.ts';

/** What every review of an app by Meta asks. */
export const META_QUESTIONS = [
  question({
    name: 'displayName',
    label: 'Display name',
    help: 'The name of the app as people see it.',
    source: 'projectName',
  }),
  question({
    name: 'contactEmail',
    label: 'Contact email',
    help: 'Meta sends the decision and policy notices there.',
    source: 'contactEmail',
  }),
  question({
    name: 'privacyPolicyUrl',
    label: 'Privacy policy URL',
    help: 'A public page about this app. Meta opens it with a crawler, so it must not be blocked by country.',
    type: 'url',
  }),
  question({
    name: 'dataDeletion',
    label: 'User data deletion',
    help: 'The URL of a callback, or of a page that says how people have their data deleted.',
    type: 'url',
  }),
];
