import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';
import { acuityScheduling } from '#src/error-codes/providers/acuity-scheduling.ts';
import { adafruitIo } from '#src/error-codes/providers/adafruit-io.ts';
import { adobePdfServices } from '#src/error-codes/providers/adobe-pdf-services.ts';
import { adzuna } from '#src/error-codes/providers/adzuna.ts';
import { ahrefs } from '#src/error-codes/providers/ahrefs.ts';
import { apiVideo } from '#src/error-codes/providers/api-video.ts';
import { appsflyer } from '#src/error-codes/providers/appsflyer.ts';
import { avalara } from '#src/error-codes/providers/avalara.ts';
import { backblazeB2 } from '#src/error-codes/providers/backblaze-b2.ts';
import { bamboohr } from '#src/error-codes/providers/bamboohr.ts';
import { bitly } from '#src/error-codes/providers/bitly.ts';
import { bookingCom } from '#src/error-codes/providers/booking-com.ts';
import { browserbase } from '#src/error-codes/providers/browserbase.ts';
import { calCom } from '#src/error-codes/providers/cal-com.ts';
import { cartesia } from '#src/error-codes/providers/cartesia.ts';
import { checkr } from '#src/error-codes/providers/checkr.ts';
import { climatiq } from '#src/error-codes/providers/climatiq.ts';
import { cloudamqp } from '#src/error-codes/providers/cloudamqp.ts';
import { companiesHouse } from '#src/error-codes/providers/companies-house.ts';
import { confluent } from '#src/error-codes/providers/confluent.ts';
import { courtlistener } from '#src/error-codes/providers/courtlistener.ts';
import { cronofy } from '#src/error-codes/providers/cronofy.ts';
import { crossref } from '#src/error-codes/providers/crossref.ts';
import { crowdin } from '#src/error-codes/providers/crowdin.ts';
import { daily } from '#src/error-codes/providers/daily.ts';
import { deel } from '#src/error-codes/providers/deel.ts';
import { docuseal } from '#src/error-codes/providers/docuseal.ts';
import { dunBradstreet } from '#src/error-codes/providers/dun-bradstreet.ts';
import { e2b } from '#src/error-codes/providers/e2b.ts';
import { electricityMaps } from '#src/error-codes/providers/electricity-maps.ts';
import { epic } from '#src/error-codes/providers/epic.ts';
import { expediaRapid } from '#src/error-codes/providers/expedia-rapid.ts';
import { fhir } from '#src/error-codes/providers/fhir.ts';
import { fingerprint } from '#src/error-codes/providers/fingerprint.ts';
import { flagsmith } from '#src/error-codes/providers/flagsmith.ts';
import { flightaware } from '#src/error-codes/providers/flightaware.ts';
import { frankfurter } from '#src/error-codes/providers/frankfurter.ts';
import { gladia } from '#src/error-codes/providers/gladia.ts';
import { greenhouse } from '#src/error-codes/providers/greenhouse.ts';
import { gusto } from '#src/error-codes/providers/gusto.ts';
import { hcaptcha } from '#src/error-codes/providers/hcaptcha.ts';
import { heygen } from '#src/error-codes/providers/heygen.ts';
import { homeAssistant } from '#src/error-codes/providers/home-assistant.ts';
import { imgix } from '#src/error-codes/providers/imgix.ts';
import { inngest } from '#src/error-codes/providers/inngest.ts';
import { jotform } from '#src/error-codes/providers/jotform.ts';
import { langfuse } from '#src/error-codes/providers/langfuse.ts';
import { languagetool } from '#src/error-codes/providers/languagetool.ts';
import { lever } from '#src/error-codes/providers/lever.ts';
import { libretranslate } from '#src/error-codes/providers/libretranslate.ts';
import { listenNotes } from '#src/error-codes/providers/listen-notes.ts';
import { livekit } from '#src/error-codes/providers/livekit.ts';
import { llamaparse } from '#src/error-codes/providers/llamaparse.ts';
import { lokalise } from '#src/error-codes/providers/lokalise.ts';
import { makeCom } from '#src/error-codes/providers/make-com.ts';
import { mastodon } from '#src/error-codes/providers/mastodon.ts';
import { merge } from '#src/error-codes/providers/merge.ts';
import { mindee } from '#src/error-codes/providers/mindee.ts';
import { musicbrainz } from '#src/error-codes/providers/musicbrainz.ts';
import { n8n } from '#src/error-codes/providers/n8n.ts';
import { nagerDate } from '#src/error-codes/providers/nager-date.ts';
import { nationalWeatherService } from '#src/error-codes/providers/national-weather-service.ts';
import { navitia } from '#src/error-codes/providers/navitia.ts';
import { netsuite } from '#src/error-codes/providers/netsuite.ts';
import { newYorkTimes } from '#src/error-codes/providers/new-york-times.ts';
import { nominatim } from '#src/error-codes/providers/nominatim.ts';
import { novu } from '#src/error-codes/providers/novu.ts';
import { onfido } from '#src/error-codes/providers/onfido.ts';
import { openChargeMap } from '#src/error-codes/providers/open-charge-map.ts';
import { openFoodFacts } from '#src/error-codes/providers/open-food-facts.ts';
import { openLibrary } from '#src/error-codes/providers/open-library.ts';
import { openMeteo } from '#src/error-codes/providers/open-meteo.ts';
import { openalex } from '#src/error-codes/providers/openalex.ts';
import { opencorporates } from '#src/error-codes/providers/opencorporates.ts';
import { openfda } from '#src/error-codes/providers/openfda.ts';
import { pdfmonkey } from '#src/error-codes/providers/pdfmonkey.ts';
import { persona } from '#src/error-codes/providers/persona.ts';
import { personio } from '#src/error-codes/providers/personio.ts';
import { plausible } from '#src/error-codes/providers/plausible.ts';
import { postcodesIo } from '#src/error-codes/providers/postcodes-io.ts';
import { postman } from '#src/error-codes/providers/postman.ts';
import { qualtrics } from '#src/error-codes/providers/qualtrics.ts';
import { randomUser } from '#src/error-codes/providers/random-user.ts';
import { rentcast } from '#src/error-codes/providers/rentcast.ts';
import { restCountries } from '#src/error-codes/providers/rest-countries.ts';
import { retellAi } from '#src/error-codes/providers/retell-ai.ts';
import { revAi } from '#src/error-codes/providers/rev-ai.ts';
import { screenshotone } from '#src/error-codes/providers/screenshotone.ts';
import { secEdgar } from '#src/error-codes/providers/sec-edgar.ts';
import { semanticScholar } from '#src/error-codes/providers/semantic-scholar.ts';
import { sentinelHub } from '#src/error-codes/providers/sentinel-hub.ts';
import { serper } from '#src/error-codes/providers/serper.ts';
import { sightengine } from '#src/error-codes/providers/sightengine.ts';
import { skyscanner } from '#src/error-codes/providers/skyscanner.ts';
import { smartthings } from '#src/error-codes/providers/smartthings.ts';
import { smarty } from '#src/error-codes/providers/smarty.ts';
import { speechmatics } from '#src/error-codes/providers/speechmatics.ts';
import { splunk } from '#src/error-codes/providers/splunk.ts';
import { sportradar } from '#src/error-codes/providers/sportradar.ts';
import { steam } from '#src/error-codes/providers/steam.ts';
import { strapi } from '#src/error-codes/providers/strapi.ts';
import { surveymonkey } from '#src/error-codes/providers/surveymonkey.ts';
import { tableau } from '#src/error-codes/providers/tableau.ts';
import { taxjar } from '#src/error-codes/providers/taxjar.ts';
import { terra } from '#src/error-codes/providers/terra.ts';
import { thesportsdb } from '#src/error-codes/providers/thesportsdb.ts';
import { threads } from '#src/error-codes/providers/threads.ts';
import { togglTrack } from '#src/error-codes/providers/toggl-track.ts';
import { transitland } from '#src/error-codes/providers/transitland.ts';
import { triggerDev } from '#src/error-codes/providers/trigger-dev.ts';
import { tripadvisor } from '#src/error-codes/providers/tripadvisor.ts';
import { turbopuffer } from '#src/error-codes/providers/turbopuffer.ts';
import { unstructured } from '#src/error-codes/providers/unstructured.ts';
import { uptimerobot } from '#src/error-codes/providers/uptimerobot.ts';
import { usCensus } from '#src/error-codes/providers/us-census.ts';
import { usgsEarthquakes } from '#src/error-codes/providers/usgs-earthquakes.ts';
import { usps } from '#src/error-codes/providers/usps.ts';
import { vapi } from '#src/error-codes/providers/vapi.ts';
import { veriff } from '#src/error-codes/providers/veriff.ts';
import { veryfi } from '#src/error-codes/providers/veryfi.ts';
import { whoisxmlApi } from '#src/error-codes/providers/whoisxml-api.ts';
import { wolframAlpha } from '#src/error-codes/providers/wolfram-alpha.ts';
import { workable } from '#src/error-codes/providers/workable.ts';
import { worldBank } from '#src/error-codes/providers/world-bank.ts';

export const furtherCodes: readonly ProviderCodes[] = [
  acuityScheduling,
  avalara,
  backblazeB2,
  bitly,
  browserbase,
  calCom,
  cartesia,
  checkr,
  companiesHouse,
  cronofy,
  crowdin,
  daily,
  deel,
  epic,
  fhir,
  flightaware,
  gladia,
  gusto,
  hcaptcha,
  heygen,
  jotform,
  languagetool,
  libretranslate,
  listenNotes,
  llamaparse,
  makeCom,
  mastodon,
  mindee,
  musicbrainz,
  netsuite,
  onfido,
  personio,
  postman,
  qualtrics,
  screenshotone,
  semanticScholar,
  sightengine,
  smarty,
  speechmatics,
  splunk,
  sportradar,
  strapi,
  surveymonkey,
  tableau,
  taxjar,
  terra,
  togglTrack,
  tripadvisor,
  uptimerobot,
  usps,
  vapi,
  veriff,
  whoisxmlApi,
  wolframAlpha,
  workable,
  worldBank,
  greenhouse,
  imgix,
  sentinelHub,
  openalex,
  openMeteo,
  crossref,
  climatiq,
  cloudamqp,
  inngest,
  adobePdfServices,
  restCountries,
  usCensus,
  turbopuffer,
  navitia,
  lever,
  homeAssistant,
  triggerDev,
  retellAi,
  expediaRapid,
  apiVideo,
  skyscanner,
  bamboohr,
  novu,
  docuseal,
  dunBradstreet,
  electricityMaps,
  livekit,
  merge,
  n8n,
  nagerDate,
  nominatim,
  openFoodFacts,
  openLibrary,
  pdfmonkey,
  smartthings,
  steam,
  threads,
  adzuna,
  ahrefs,
  appsflyer,
  bookingCom,
  fingerprint,
  flagsmith,
  frankfurter,
  nationalWeatherService,
  plausible,
  randomUser,
  rentcast,
  transitland,
  usgsEarthquakes,
  veryfi,
  lokalise,
  newYorkTimes,
  persona,
  revAi,
  secEdgar,
  thesportsdb,
  unstructured,
  langfuse,
  openChargeMap,
  opencorporates,
  e2b,
  serper,
  postcodesIo,
  confluent,
  openfda,
  courtlistener,
  adafruitIo,
];
