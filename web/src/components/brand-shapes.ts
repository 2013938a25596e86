/*
 * Which brands have a shape in brand-shapes.svg, which scripts/write-brand-shapes.ts writes from this list. The names are
 * those of simple-icons: a slug without its hyphens, where ALIASES has no other.
 */

/** The brands of the best-known APIs, of those that the collection has. */
export const SHAPES: readonly string[] =
  `adyen aftership airtable algolia anthropic appwrite asana auth0 backblaze betterstack bigcommerce binance
bitbucket bitly bluesky box braintree brave brevo buffer caldotcom calendly circleci clerk clickup cloudflare
cloudinary coinbase coinmarketcap confluence contentful crowdin crunchbase datadog deepgram deepl deepseek dhl
digitalocean discord dropbox ebay elasticsearch elevenlabs etsy expedia facebook fedex figma firebase foursquare
ghost giphy gitlab gmail godaddy google googleads googleanalytics googlebigquery googlecalendar googleclassroom
googlecloud googlecloudstorage googledrive googlegemini googlemaps googlepubsub googlesearchconsole googlesheets
grafana greenhouse gusto helpscout here hetzner homeassistant hubspot huggingface instagram intercom jira kit
klarna languagetool lastdotfm lemonsqueezy libretranslate linear livekit loops mailchimp mailgun make mapbox
maptiler mastodon meilisearch meta milvus miro mistralai mixpanel mongodb n8n namecheap nasa neon netlify
newrelic newyorktimes notion novu okta opencage openrouter openstreetmap paddle pagerduty paypal perplexity
personio pexels pinterest planetscale plausibleanalytics podcastindex porkbun posthog postman pusher qdrant
qualtrics quickbooks razorpay reddit render replicate resend revenuecat sanity semanticscholar semrush sentry
shopify similarweb snyk sparkpost spotify square steam storyblok strapi strava supabase surveymonkey telegram
themoviedatabase threads tiktok todoist toggltrack tomtom trello tripadvisor turso twitch typeform unsplash ups
upstash usps vercel vimeo virustotal vonage webflow whatsapp wikidata wikipedia wise wolfram woocommerce
wordpress x xero yelp youtube zapier zendesk zoom`.split(/\s+/);

/** The shape of an API whose slug is not the name of its brand. */
const ALIASES: Readonly<Record<string, string>> = {
  'backblaze-b2': 'backblaze',
  'brave-search': 'brave',
  'cal-com': 'caldotcom',
  'expedia-rapid': 'expedia',
  'facebook-login': 'facebook',
  'google-maps-platform': 'googlemaps',
  'grafana-cloud': 'grafana',
  'last-fm': 'lastdotfm',
  'make-com': 'make',
  'meta-marketing': 'meta',
  mistral: 'mistralai',
  'mongodb-atlas': 'mongodb',
  nominatim: 'openstreetmap',
  plausible: 'plausibleanalytics',
  tmdb: 'themoviedatabase',
  'whatsapp-business': 'whatsapp',
  'wolfram-alpha': 'wolfram',
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
