/*
 * Which brands have a shape in brand-shapes.svg, which scripts/write-brand-shapes.ts writes from this list. The names are
 * those of simple-icons: a slug without its hyphens, where ALIASES has no other.
 */

/** The brands of the best-known APIs, of those that the collection has. */
export const SHAPES: readonly string[] =
  `adyen airtable algolia anthropic asana auth0 binance bitbucket bitly bluesky box braintree brevo buffer calendly
circleci clerk clickup cloudflare cloudinary coinbase confluence contentful datadog deepl deepseek dhl digitalocean discord
dropbox ebay elasticsearch elevenlabs etsy facebook fedex figma firebase foursquare giphy gitlab gmail google googleads
googleanalytics googlebigquery googlecalendar googlecloud googledrive googlegemini googlemaps googlesheets hetzner hubspot
huggingface instagram intercom jira klarna lemonsqueezy linear mailchimp mailgun mapbox mastodon meta miro mistralai mixpanel
mongodb n8n nasa neon netlify newrelic notion okta openrouter paddle pagerduty paypal perplexity pinterest planetscale posthog
postman pusher quickbooks razorpay reddit replicate resend revenuecat sentry shopify snyk spotify square strava supabase
telegram threads tiktok todoist trello twitch typeform unsplash ups upstash vercel vimeo whatsapp wikipedia wise woocommerce
wordpress x xero yelp youtube zapier zendesk zoom`.split(/\s+/);

/** The shape of an API whose slug is not the name of its brand. */
const ALIASES: Readonly<Record<string, string>> = {
  'facebook-login': 'facebook',
  'google-maps-platform': 'googlemaps',
  'meta-marketing': 'meta',
  mistral: 'mistralai',
  'mongodb-atlas': 'mongodb',
  'whatsapp-business': 'whatsapp',
  'x-api': 'x',
  'youtube-data': 'youtube',
};

const known = new Set(SHAPES);

/** The name of the shape for a provider's slug; undefined if there is none. */
export const shapeOf = (slug: string): string | undefined => {
  const own = ALIASES[slug] ?? slug.replaceAll('-', '');
  if (known.has(own)) return own;
  return slug.startsWith('google-cloud-') ? 'googlecloud' : slug.startsWith('google-') ? 'google' : undefined;
};
