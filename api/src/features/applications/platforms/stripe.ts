import { type PlatformFacts, question } from '#src/features/applications/platforms/platform-facts.ts';

export const stripe: PlatformFacts = {
  formUrl: 'https://dashboard.stripe.com/account/onboarding',
  about:
    'Test mode works at once. To take real payments the account is activated: Stripe asks about the business, its owners and its bank account. The last two are entered with Stripe only.',
  reviewTime: null,
  fields: [
    question({
      name: 'businessName',
      label: 'Legal business name',
      help: 'As it is registered.',
      source: 'companyName',
    }),
    question({
      name: 'website',
      label: 'Business website',
      help: 'It must show what is sold, prices, refund terms and how to reach you.',
      type: 'url',
      source: 'companyWebsite',
    }),
    question({
      name: 'industry',
      label: 'Industry',
      help: 'What the business sells.',
      source: 'companyIndustry',
    }),
    question({
      name: 'productDescription',
      label: 'Product description',
      help: 'What customers pay for, when they are charged, and when they receive it.',
      type: 'textarea',
      source: 'projectDescription',
    }),
    question({
      name: 'statementDescriptor',
      label: 'Statement descriptor',
      help: "What stands on the customer's bank statement: 5 to 22 characters, at least one letter.",
      minLength: 5,
      maxLength: 22,
    }),
    question({
      name: 'supportPhone',
      label: 'Support phone number',
      help: 'Printed on receipts.',
      source: 'contactPhone',
    }),
  ],
  marks: ['Stripe'],
  sources: [
    'https://docs.stripe.com/get-started/account/activate',
    'https://docs.stripe.com/get-started/account/statement-descriptors',
  ],
};
