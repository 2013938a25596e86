import {
  LANGUAGE_MODELS,
  LOGINS,
  MAILERS,
  MAPS,
  TEXT_MESSAGES,
  TRANSCRIBERS,
  VECTORS,
} from '#test/queries/groups.ts';

/** What the user does not want, and what something is compared with. */
export const EXCLUSIONS: Record<string, string> = {
  'something like stripe but cheaper':
    'paypal adyen square mollie braintree razorpay checkout-com paddle lemon-squeezy - stripe',
  'alternative to google maps': `${MAPS} - google-maps-platform`,
  'open source alternative to algolia': 'typesense meilisearch elasticsearch - algolia',
  'similar to twilio for sms in europe': `${TEXT_MESSAGES} brevo - twilio`,
  'auth0 competitor with generous free tier': `${LOGINS} keycloak okta.local - auth0`,
  'chatgpt alternative api': `${LANGUAGE_MODELS} - openai`,
  'cheaper than pinecone': `${VECTORS} - pinecone`,
  'replace sendgrid': `${MAILERS} - sendgrid`,
  'firebase alternative': 'supabase appwrite - firebase',
  'card payments, not Stripe':
    'paypal adyen square mollie braintree razorpay checkout-com paddle lemon-squeezy - stripe',
  'transcribe audio without OpenAI': `${TRANSCRIBERS} - openai`,
  'send emails but no sendgrid and no mailgun please': `${MAILERS} - sendgrid mailgun`,
  'maps for our site, anything except google': `${MAPS} - google-maps-platform`,
  'CRM other than Salesforce': 'hubspot pipedrive zoho-crm attio - salesforce',
  'login service, we do not want to use Firebase': `${LOGINS} keycloak okta.local - firebase`,
  'newsletter tool like mailchimp but without mailchimp prices':
    'brevo kit sendgrid mailjet activecampaign loops klaviyo - mailchimp',
  'vector db, self hosted, not pinecone': `${VECTORS} typesense - pinecone`,
  'competitors of docusign': 'dropbox-sign adobe-acrobat-sign pandadoc docuseal - docusign',
  'we are leaving auth0': `${LOGINS} - auth0`,
  'text messages without twilio or vonage': `${TEXT_MESSAGES} - twilio vonage`,
  'any LLM except from OpenAI': `${LANGUAGE_MODELS} - openai`,
  'store files but avoid aws':
    'google-cloud-storage azure-blob-storage backblaze-b2 dropbox google-drive box cloudflare uploadcare supabase cloudinary - amazon-s3',
  'open source crm alternative to hubspot':
    'salesforce pipedrive zoho-crm attio close-crm dynamics-365 - hubspot',
  'similar service to zapier that we can host ourselves': 'n8n - zapier',
};
