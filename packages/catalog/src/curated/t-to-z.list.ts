import { tableau } from '#src/curated/tableau.ts';
import { tally } from '#src/curated/tally.ts';
import { tavily } from '#src/curated/tavily.ts';
import { taxjar } from '#src/curated/taxjar.ts';
import { telegram } from '#src/curated/telegram.ts';
import { telnyx } from '#src/curated/telnyx.ts';
import { terra } from '#src/curated/terra.ts';
import { theGuardian } from '#src/curated/the-guardian.ts';
import { theOddsApi } from '#src/curated/the-odds-api.ts';
import { thesportsdb } from '#src/curated/thesportsdb.ts';
import { threads } from '#src/curated/threads.ts';
import { ticketmaster } from '#src/curated/ticketmaster.ts';
import { tiktok } from '#src/curated/tiktok.ts';
import { tink } from '#src/curated/tink.ts';
import { tmdb } from '#src/curated/tmdb.ts';
import { todoist } from '#src/curated/todoist.ts';
import { togetherAi } from '#src/curated/together-ai.ts';
import { togglTrack } from '#src/curated/toggl-track.ts';
import { tomorrowIo } from '#src/curated/tomorrow-io.ts';
import { tomtom } from '#src/curated/tomtom.ts';
import { transitland } from '#src/curated/transitland.ts';
import { trello } from '#src/curated/trello.ts';
import { triggerDev } from '#src/curated/trigger-dev.ts';
import { tripadvisor } from '#src/curated/tripadvisor.ts';
import { truelayer } from '#src/curated/truelayer.ts';
import { turbopuffer } from '#src/curated/turbopuffer.ts';
import { turso } from '#src/curated/turso.ts';
import { twelveData } from '#src/curated/twelve-data.ts';
import { twilio } from '#src/curated/twilio.ts';
import { twitch } from '#src/curated/twitch.ts';
import { typeform } from '#src/curated/typeform.ts';
import { typesense } from '#src/curated/typesense.ts';
import { unsplash } from '#src/curated/unsplash.ts';
import { unstructured } from '#src/curated/unstructured.ts';
import { uploadcare } from '#src/curated/uploadcare.ts';
import { ups } from '#src/curated/ups.ts';
import { upstash } from '#src/curated/upstash.ts';
import { uptimerobot } from '#src/curated/uptimerobot.ts';
import { usCensus } from '#src/curated/us-census.ts';
import { usNationalWeatherService } from '#src/curated/us-national-weather-service.ts';
import { usajobs } from '#src/curated/usajobs.ts';
import { usdaFooddataCentral } from '#src/curated/usda-fooddata-central.ts';
import { usgsEarthquakes } from '#src/curated/usgs-earthquakes.ts';
import { usps } from '#src/curated/usps.ts';
import { vapi } from '#src/curated/vapi.ts';
import { vercel } from '#src/curated/vercel.ts';
import { veriff } from '#src/curated/veriff.ts';
import { veryfi } from '#src/curated/veryfi.ts';
import { vimeo } from '#src/curated/vimeo.ts';
import { virustotal } from '#src/curated/virustotal.ts';
import { visualCrossing } from '#src/curated/visual-crossing.ts';
import { vonage } from '#src/curated/vonage.ts';
import { voyageAi } from '#src/curated/voyage-ai.ts';
import { weatherapi } from '#src/curated/weatherapi.ts';
import { weaviate } from '#src/curated/weaviate.ts';
import { webflow } from '#src/curated/webflow.ts';
import { whatsappBusiness } from '#src/curated/whatsapp-business.ts';
import { whoisxmlApi } from '#src/curated/whoisxml-api.ts';
import { wikidata } from '#src/curated/wikidata.ts';
import { wikipedia } from '#src/curated/wikipedia.ts';
import { wise } from '#src/curated/wise.ts';
import { withings } from '#src/curated/withings.ts';
import { wolframAlpha } from '#src/curated/wolfram-alpha.ts';
import { woocommerce } from '#src/curated/woocommerce.ts';
import { wordpress } from '#src/curated/wordpress.ts';
import { workable } from '#src/curated/workable.ts';
import { workos } from '#src/curated/workos.ts';
import { worldBank } from '#src/curated/world-bank.ts';
import { xApi } from '#src/curated/x-api.ts';
import { xai } from '#src/curated/xai.ts';
import { xero } from '#src/curated/xero.ts';
import { yelp } from '#src/curated/yelp.ts';
import { youtubeData } from '#src/curated/youtube-data.ts';
import { zapier } from '#src/curated/zapier.ts';
import { zendesk } from '#src/curated/zendesk.ts';
import { zerobounce } from '#src/curated/zerobounce.ts';
import { zohoCrm } from '#src/curated/zoho-crm.ts';
import { zoom } from '#src/curated/zoom.ts';
import type { CuratedApi } from '#src/curated-api.ts';

export const T_TO_Z: readonly CuratedApi[] = [
  tableau,
  tally,
  tavily,
  taxjar,
  telegram,
  telnyx,
  terra,
  theGuardian,
  theOddsApi,
  thesportsdb,
  threads,
  ticketmaster,
  tiktok,
  tink,
  tmdb,
  todoist,
  togetherAi,
  togglTrack,
  tomorrowIo,
  tomtom,
  transitland,
  trello,
  triggerDev,
  tripadvisor,
  truelayer,
  turbopuffer,
  turso,
  twelveData,
  twilio,
  twitch,
  typeform,
  typesense,
  unsplash,
  unstructured,
  uploadcare,
  ups,
  upstash,
  uptimerobot,
  usCensus,
  usNationalWeatherService,
  usajobs,
  usdaFooddataCentral,
  usgsEarthquakes,
  usps,
  vapi,
  vercel,
  veriff,
  veryfi,
  vimeo,
  virustotal,
  visualCrossing,
  vonage,
  voyageAi,
  weatherapi,
  weaviate,
  webflow,
  whatsappBusiness,
  whoisxmlApi,
  wikidata,
  wikipedia,
  wise,
  withings,
  wolframAlpha,
  woocommerce,
  wordpress,
  workable,
  workos,
  worldBank,
  xApi,
  xai,
  xero,
  yelp,
  youtubeData,
  zapier,
  zendesk,
  zerobounce,
  zohoCrm,
  zoom,
];
