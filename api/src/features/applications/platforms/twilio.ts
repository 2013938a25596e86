import { type PlatformFacts, question } from '#src/features/applications/platforms/platform-facts.ts';

export const twilio: PlatformFacts = {
  formUrl: 'https://console.twilio.com/us1/develop/sms/regulatory-compliance/campaigns',
  about:
    'Text messages to the United States from a ten-digit number need a registered brand and an approved campaign (A2P 10DLC). Carriers reject campaigns whose consent or sample messages are unclear.',
  reviewTime: null,
  fields: [
    question({
      name: 'brandName',
      label: 'Legal business name',
      help: 'As the tax office has it.',
      source: 'companyName',
    }),
    question({
      name: 'website',
      label: 'Website',
      help: 'It must be live and about this business.',
      type: 'url',
      source: 'companyWebsite',
    }),
    question({
      name: 'campaignUseCase',
      label: 'Campaign use case',
      help: 'Such as customer care, two-factor authentication, delivery notifications, marketing.',
    }),
    question({
      name: 'campaignDescription',
      label: 'Campaign description',
      help: 'Who sends, who receives, and why.',
      type: 'textarea',
      minLength: 40,
      maxLength: 4096,
      source: 'useCase',
    }),
    question({
      name: 'sampleMessages',
      label: 'Sample messages',
      help: 'Two to five real messages with the name of the business, one per line. Placeholders in [brackets].',
      type: 'textarea',
      minLength: 20,
    }),
    question({
      name: 'messageFlow',
      label: 'How do end users consent to receive messages?',
      help: 'Where and how they opt in, with a link to the page.',
      type: 'textarea',
      minLength: 40,
      maxLength: 2048,
    }),
    question({
      name: 'privacyPolicyUrl',
      label: 'Privacy policy URL',
      help: 'It must say that phone numbers are not shared for marketing.',
      type: 'url',
    }),
    question({
      name: 'termsUrl',
      label: 'Terms and conditions URL',
      help: 'With the name of the program, STOP, HELP and message rates.',
      type: 'url',
    }),
  ],
  marks: ['Twilio'],
  sources: [
    'https://www.twilio.com/docs/messaging/compliance/a2p-10dlc',
    'https://www.twilio.com/docs/messaging/api/usapptoperson-resource',
  ],
};
