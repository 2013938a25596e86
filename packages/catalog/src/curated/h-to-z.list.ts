import { haveIBeenPwned } from '#src/curated/have-i-been-pwned.ts';
import { here } from '#src/curated/here.ts';
import { homeConnect } from '#src/curated/home-connect.ts';
import { hubspot } from '#src/curated/hubspot.ts';
import { huggingFace } from '#src/curated/hugging-face.ts';
import { hunter } from '#src/curated/hunter.ts';
import { instagram } from '#src/curated/instagram.ts';
import { intercom } from '#src/curated/intercom.ts';
import { ipinfo } from '#src/curated/ipinfo.ts';
import { jira } from '#src/curated/jira.ts';
import { klarna } from '#src/curated/klarna.ts';
import { klaviyo } from '#src/curated/klaviyo.ts';
import { linear } from '#src/curated/linear.ts';
import { linkedin } from '#src/curated/linkedin.ts';
import { llamaparse } from '#src/curated/llamaparse.ts';
import { mailchimp } from '#src/curated/mailchimp.ts';
import { mailgun } from '#src/curated/mailgun.ts';
import { mapbox } from '#src/curated/mapbox.ts';
import { metaMarketing } from '#src/curated/meta-marketing.ts';
import { microsoftGraph } from '#src/curated/microsoft-graph.ts';
import { mistral } from '#src/curated/mistral.ts';
import { mixpanel } from '#src/curated/mixpanel.ts';
import { mollie } from '#src/curated/mollie.ts';
import { mux } from '#src/curated/mux.ts';
import { nasa } from '#src/curated/nasa.ts';
import { newYorkTimes } from '#src/curated/new-york-times.ts';
import { newsapi } from '#src/curated/newsapi.ts';
import { nominatim } from '#src/curated/nominatim.ts';
import { notion } from '#src/curated/notion.ts';
import { okta } from '#src/curated/okta.ts';
import { openExchangeRates } from '#src/curated/open-exchange-rates.ts';
import { openFoodFacts } from '#src/curated/open-food-facts.ts';
import { openMeteo } from '#src/curated/open-meteo.ts';
import { openai } from '#src/curated/openai.ts';
import { opencorporates } from '#src/curated/opencorporates.ts';
import { openfda } from '#src/curated/openfda.ts';
import { openweather } from '#src/curated/openweather.ts';
import { pagerduty } from '#src/curated/pagerduty.ts';
import { paypal } from '#src/curated/paypal.ts';
import { peopleDataLabs } from '#src/curated/people-data-labs.ts';
import { perplexity } from '#src/curated/perplexity.ts';
import { pinecone } from '#src/curated/pinecone.ts';
import { pipedrive } from '#src/curated/pipedrive.ts';
import { plaid } from '#src/curated/plaid.ts';
import { polygon } from '#src/curated/polygon.ts';
import { posthog } from '#src/curated/posthog.ts';
import { postmark } from '#src/curated/postmark.ts';
import { powerBi } from '#src/curated/power-bi.ts';
import { qdrant } from '#src/curated/qdrant.ts';
import { qualtrics } from '#src/curated/qualtrics.ts';
import { quickbooks } from '#src/curated/quickbooks.ts';
import { razorpay } from '#src/curated/razorpay.ts';
import { reddit } from '#src/curated/reddit.ts';
import { rentcast } from '#src/curated/rentcast.ts';
import { replicate } from '#src/curated/replicate.ts';
import { resend } from '#src/curated/resend.ts';
import { revAi } from '#src/curated/rev-ai.ts';
import { salesforce } from '#src/curated/salesforce.ts';
import { segment } from '#src/curated/segment.ts';
import { semrush } from '#src/curated/semrush.ts';
import { sendbird } from '#src/curated/sendbird.ts';
import { sendgrid } from '#src/curated/sendgrid.ts';
import { sentry } from '#src/curated/sentry.ts';
import { serpapi } from '#src/curated/serpapi.ts';
import { shippo } from '#src/curated/shippo.ts';
import { shopify } from '#src/curated/shopify.ts';
import { similarweb } from '#src/curated/similarweb.ts';
import { skyscanner } from '#src/curated/skyscanner.ts';
import { slack } from '#src/curated/slack.ts';
import { spoonacular } from '#src/curated/spoonacular.ts';
import { spotify } from '#src/curated/spotify.ts';
import { square } from '#src/curated/square.ts';
import { stripe } from '#src/curated/stripe.ts';
import { supabase } from '#src/curated/supabase.ts';
import { surveymonkey } from '#src/curated/surveymonkey.ts';
import { tableau } from '#src/curated/tableau.ts';
import { taxjar } from '#src/curated/taxjar.ts';
import { ticketmaster } from '#src/curated/ticketmaster.ts';
import { tiktok } from '#src/curated/tiktok.ts';
import { tmdb } from '#src/curated/tmdb.ts';
import { togetherAi } from '#src/curated/together-ai.ts';
import { tomorrowIo } from '#src/curated/tomorrow-io.ts';
import { trello } from '#src/curated/trello.ts';
import { twilio } from '#src/curated/twilio.ts';
import { typeform } from '#src/curated/typeform.ts';
import { unsplash } from '#src/curated/unsplash.ts';
import { unstructured } from '#src/curated/unstructured.ts';
import { usCensus } from '#src/curated/us-census.ts';
import { vercel } from '#src/curated/vercel.ts';
import { vimeo } from '#src/curated/vimeo.ts';
import { virustotal } from '#src/curated/virustotal.ts';
import { vonage } from '#src/curated/vonage.ts';
import { weaviate } from '#src/curated/weaviate.ts';
import { whatsappBusiness } from '#src/curated/whatsapp-business.ts';
import { wise } from '#src/curated/wise.ts';
import { woocommerce } from '#src/curated/woocommerce.ts';
import { worldBank } from '#src/curated/world-bank.ts';
import { xApi } from '#src/curated/x-api.ts';
import { xero } from '#src/curated/xero.ts';
import { youtubeData } from '#src/curated/youtube-data.ts';
import { zendesk } from '#src/curated/zendesk.ts';
import { zohoCrm } from '#src/curated/zoho-crm.ts';
import { zoom } from '#src/curated/zoom.ts';
import type { CuratedApi } from '#src/curated-api.ts';

export const H_TO_Z: readonly CuratedApi[] = [
  haveIBeenPwned,
  here,
  homeConnect,
  hubspot,
  huggingFace,
  hunter,
  instagram,
  intercom,
  ipinfo,
  jira,
  klarna,
  klaviyo,
  linear,
  linkedin,
  llamaparse,
  mailchimp,
  mailgun,
  mapbox,
  metaMarketing,
  microsoftGraph,
  mistral,
  mixpanel,
  mollie,
  mux,
  nasa,
  newYorkTimes,
  newsapi,
  nominatim,
  notion,
  okta,
  openExchangeRates,
  openFoodFacts,
  openMeteo,
  openai,
  opencorporates,
  openfda,
  openweather,
  pagerduty,
  paypal,
  peopleDataLabs,
  perplexity,
  pinecone,
  pipedrive,
  plaid,
  polygon,
  posthog,
  postmark,
  powerBi,
  qdrant,
  qualtrics,
  quickbooks,
  razorpay,
  reddit,
  rentcast,
  replicate,
  resend,
  revAi,
  salesforce,
  segment,
  semrush,
  sendbird,
  sendgrid,
  sentry,
  serpapi,
  shippo,
  shopify,
  similarweb,
  skyscanner,
  slack,
  spoonacular,
  spotify,
  square,
  stripe,
  supabase,
  surveymonkey,
  tableau,
  taxjar,
  ticketmaster,
  tiktok,
  tmdb,
  togetherAi,
  tomorrowIo,
  trello,
  twilio,
  typeform,
  unsplash,
  unstructured,
  usCensus,
  vercel,
  vimeo,
  virustotal,
  vonage,
  weaviate,
  whatsappBusiness,
  wise,
  woocommerce,
  worldBank,
  xApi,
  xero,
  youtubeData,
  zendesk,
  zohoCrm,
  zoom,
];
