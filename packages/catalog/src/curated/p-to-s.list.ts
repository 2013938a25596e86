import { paddle } from '#src/curated/paddle.ts';
import { pagerduty } from '#src/curated/pagerduty.ts';
import { pandadoc } from '#src/curated/pandadoc.ts';
import { paypal } from '#src/curated/paypal.ts';
import { paystack } from '#src/curated/paystack.ts';
import { pdfCo } from '#src/curated/pdf-co.ts';
import { pdfmonkey } from '#src/curated/pdfmonkey.ts';
import { peopleDataLabs } from '#src/curated/people-data-labs.ts';
import { perplexity } from '#src/curated/perplexity.ts';
import { persona } from '#src/curated/persona.ts';
import { personio } from '#src/curated/personio.ts';
import { pexels } from '#src/curated/pexels.ts';
import { pinecone } from '#src/curated/pinecone.ts';
import { pinterest } from '#src/curated/pinterest.ts';
import { pipedrive } from '#src/curated/pipedrive.ts';
import { plaid } from '#src/curated/plaid.ts';
import { planetscale } from '#src/curated/planetscale.ts';
import { plausible } from '#src/curated/plausible.ts';
import { plivo } from '#src/curated/plivo.ts';
import { podcastIndex } from '#src/curated/podcast-index.ts';
import { polar } from '#src/curated/polar.ts';
import { polygon } from '#src/curated/polygon.ts';
import { porkbun } from '#src/curated/porkbun.ts';
import { postcodesIo } from '#src/curated/postcodes-io.ts';
import { posthog } from '#src/curated/posthog.ts';
import { postman } from '#src/curated/postman.ts';
import { postmark } from '#src/curated/postmark.ts';
import { powerBi } from '#src/curated/power-bi.ts';
import { printful } from '#src/curated/printful.ts';
import { pubnub } from '#src/curated/pubnub.ts';
import { pusher } from '#src/curated/pusher.ts';
import { qdrant } from '#src/curated/qdrant.ts';
import { qualtrics } from '#src/curated/qualtrics.ts';
import { quickbooks } from '#src/curated/quickbooks.ts';
import { radar } from '#src/curated/radar.ts';
import { randomuser } from '#src/curated/randomuser.ts';
import { razorpay } from '#src/curated/razorpay.ts';
import { reddit } from '#src/curated/reddit.ts';
import { removeBg } from '#src/curated/remove-bg.ts';
import { render } from '#src/curated/render.ts';
import { rentcast } from '#src/curated/rentcast.ts';
import { replicate } from '#src/curated/replicate.ts';
import { resend } from '#src/curated/resend.ts';
import { restCountries } from '#src/curated/rest-countries.ts';
import { retellAi } from '#src/curated/retell-ai.ts';
import { revAi } from '#src/curated/rev-ai.ts';
import { revenuecat } from '#src/curated/revenuecat.ts';
import { runway } from '#src/curated/runway.ts';
import { salesforce } from '#src/curated/salesforce.ts';
import { sanity } from '#src/curated/sanity.ts';
import { scrapingbee } from '#src/curated/scrapingbee.ts';
import { screenshotone } from '#src/curated/screenshotone.ts';
import { secEdgar } from '#src/curated/sec-edgar.ts';
import { segment } from '#src/curated/segment.ts';
import { semanticScholar } from '#src/curated/semantic-scholar.ts';
import { semrush } from '#src/curated/semrush.ts';
import { sendbird } from '#src/curated/sendbird.ts';
import { sendcloud } from '#src/curated/sendcloud.ts';
import { sendgrid } from '#src/curated/sendgrid.ts';
import { sentinelHub } from '#src/curated/sentinel-hub.ts';
import { sentry } from '#src/curated/sentry.ts';
import { serpapi } from '#src/curated/serpapi.ts';
import { serper } from '#src/curated/serper.ts';
import { servicenow } from '#src/curated/servicenow.ts';
import { shipengine } from '#src/curated/shipengine.ts';
import { shippo } from '#src/curated/shippo.ts';
import { shodan } from '#src/curated/shodan.ts';
import { shopify } from '#src/curated/shopify.ts';
import { sightengine } from '#src/curated/sightengine.ts';
import { similarweb } from '#src/curated/similarweb.ts';
import { sinch } from '#src/curated/sinch.ts';
import { skyscanner } from '#src/curated/skyscanner.ts';
import { slack } from '#src/curated/slack.ts';
import { smartcar } from '#src/curated/smartcar.ts';
import { smartthings } from '#src/curated/smartthings.ts';
import { smarty } from '#src/curated/smarty.ts';
import { snyk } from '#src/curated/snyk.ts';
import { sparkpost } from '#src/curated/sparkpost.ts';
import { speechmatics } from '#src/curated/speechmatics.ts';
import { splunk } from '#src/curated/splunk.ts';
import { spoonacular } from '#src/curated/spoonacular.ts';
import { sportmonks } from '#src/curated/sportmonks.ts';
import { sportradar } from '#src/curated/sportradar.ts';
import { spotify } from '#src/curated/spotify.ts';
import { square } from '#src/curated/square.ts';
import { stabilityAi } from '#src/curated/stability-ai.ts';
import { steam } from '#src/curated/steam.ts';
import { storyblok } from '#src/curated/storyblok.ts';
import { strapi } from '#src/curated/strapi.ts';
import { strava } from '#src/curated/strava.ts';
import { stream } from '#src/curated/stream.ts';
import { stripe } from '#src/curated/stripe.ts';
import { stytch } from '#src/curated/stytch.ts';
import { sumsub } from '#src/curated/sumsub.ts';
import { supabase } from '#src/curated/supabase.ts';
import { surveymonkey } from '#src/curated/surveymonkey.ts';
import type { CuratedApi } from '#src/curated-api.ts';

export const P_TO_S: readonly CuratedApi[] = [
  paddle,
  pagerduty,
  pandadoc,
  paypal,
  paystack,
  pdfCo,
  pdfmonkey,
  peopleDataLabs,
  perplexity,
  persona,
  personio,
  pexels,
  pinecone,
  pinterest,
  pipedrive,
  plaid,
  planetscale,
  plausible,
  plivo,
  podcastIndex,
  polar,
  polygon,
  porkbun,
  postcodesIo,
  posthog,
  postman,
  postmark,
  powerBi,
  printful,
  pubnub,
  pusher,
  qdrant,
  qualtrics,
  quickbooks,
  radar,
  randomuser,
  razorpay,
  reddit,
  removeBg,
  render,
  rentcast,
  replicate,
  resend,
  restCountries,
  retellAi,
  revAi,
  revenuecat,
  runway,
  salesforce,
  sanity,
  scrapingbee,
  screenshotone,
  secEdgar,
  segment,
  semanticScholar,
  semrush,
  sendbird,
  sendcloud,
  sendgrid,
  sentinelHub,
  sentry,
  serpapi,
  serper,
  servicenow,
  shipengine,
  shippo,
  shodan,
  shopify,
  sightengine,
  similarweb,
  sinch,
  skyscanner,
  slack,
  smartcar,
  smartthings,
  smarty,
  snyk,
  sparkpost,
  speechmatics,
  splunk,
  spoonacular,
  sportmonks,
  sportradar,
  spotify,
  square,
  stabilityAi,
  steam,
  storyblok,
  strapi,
  strava,
  stream,
  stripe,
  stytch,
  sumsub,
  supabase,
  surveymonkey,
];
