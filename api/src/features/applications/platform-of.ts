import type { PlatformField } from '@gatehouse/contract/application-platform.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { findPlatform } from '@gatehouse/knowledge/application-platforms.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import type { PlatformFacts } from '@gatehouse/knowledge/schema/application.ts';

type Asking = Pick<Provider, 'slug' | 'name' | 'registerUrl' | 'developerPortalUrl'>;

/** A question of a form; by default a line of text of any length that no field of an application answers. */
const question = (
  field: Pick<PlatformField, 'name' | 'label' | 'help'> & Partial<PlatformField>,
): PlatformField => ({
  type: 'text',
  options: [],
  minLength: null,
  maxLength: null,
  source: null,
  ...field,
});

/** The questions that most platforms ask, for one whose form is not known. */
const otherPlatform = ({ slug, name, registerUrl, developerPortalUrl }: Asking): PlatformFacts => ({
  formUrl: developerPortalUrl ?? registerUrl,
  about: `What ${name} asks for is not known. These are the questions that most platforms ask.`,
  reviewTime: null,
  fields: [
    question({ name: 'appName', label: 'App name', help: 'The name that users see.', source: 'projectName' }),
    question({
      name: 'website',
      label: 'Website',
      help: 'A public page about the app.',
      type: 'url',
      source: 'companyWebsite',
    }),
    question({
      name: 'useCase',
      label: 'Use case',
      help: 'What the app reads and writes, and for whom.',
      type: 'textarea',
      source: 'useCase',
    }),
    question({
      name: 'dataHandling',
      label: 'Data handling',
      help: 'Where data is stored, for how long, and who can see it.',
      type: 'textarea',
      source: 'privacyMeasures',
    }),
    question({
      name: 'callbackUrl',
      label: 'Callback URL',
      help: 'Where users return to after they log in, if they do.',
      type: 'url',
    }),
    question({
      name: 'privacyPolicyUrl',
      label: 'Privacy policy URL',
      help: 'A public page about this app.',
      type: 'url',
    }),
    question({
      name: 'demoVideoUrl',
      label: 'Demo video',
      help: 'A recording of the app, if the reviewer cannot try it.',
      type: 'url',
    }),
  ],
  // The provider "Custom API" stands for any company.
  marks: slug === 'custom' ? [] : [name],
  sources: [],
});

/** What the platform asks; for one that nothing is known of, the questions that most platforms ask. */
export const platformOf = (provider: Asking): PlatformFacts =>
  findPlatform(openKnowledge(), provider.slug) ?? otherPlatform(provider);
