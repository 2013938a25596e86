import { type PlatformFacts, question } from '#src/features/applications/platforms/platform-facts.ts';

export const aws: PlatformFacts = {
  formUrl: 'https://console.aws.amazon.com/ses/home#/account',
  about:
    'Most of AWS needs no application. Sending email with Amazon SES does: a new account may only send to verified addresses until AWS has granted production access.',
  reviewTime: 'A first answer within 24 hours.',
  fields: [
    question({
      name: 'mailType',
      label: 'Mail type',
      help: 'Marketing mail goes to many people, transactional mail follows what one of them did.',
      type: 'select',
      options: ['Marketing', 'Transactional'],
    }),
    question({
      name: 'websiteUrl',
      label: 'Website URL',
      help: 'The site that sends the mail.',
      type: 'url',
      source: 'companyWebsite',
    }),
    question({
      name: 'useCaseDescription',
      label: 'Use case description',
      help: 'How you get the addresses, how people opt in and out, and what you do about bounces and complaints.',
      type: 'textarea',
      source: 'useCase',
    }),
    question({
      name: 'bounceHandling',
      label: 'Bounces and complaints',
      help: 'How you stop sending to addresses that bounce or whose owners complain.',
      type: 'textarea',
    }),
    question({
      name: 'additionalContacts',
      label: 'Additional contacts',
      help: 'Up to four email addresses, separated by commas, that also get messages about the account.',
    }),
    question({
      name: 'preferredLanguage',
      label: 'Preferred contact language',
      help: 'The language in which AWS answers.',
      type: 'select',
      options: ['English', 'Japanese'],
    }),
  ],
  marks: ['AWS', 'Amazon'],
  sources: ['https://docs.aws.amazon.com/ses/latest/dg/request-production-access.html'],
};
