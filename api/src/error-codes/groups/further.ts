import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';
import { acuityScheduling } from '#src/error-codes/providers/acuity-scheduling.ts';
import { adafruitIo } from '#src/error-codes/providers/adafruit-io.ts';
import { avalara } from '#src/error-codes/providers/avalara.ts';
import { backblazeB2 } from '#src/error-codes/providers/backblaze-b2.ts';
import { bitly } from '#src/error-codes/providers/bitly.ts';
import { browserbase } from '#src/error-codes/providers/browserbase.ts';
import { calCom } from '#src/error-codes/providers/cal-com.ts';
import { cartesia } from '#src/error-codes/providers/cartesia.ts';
import { checkr } from '#src/error-codes/providers/checkr.ts';
import { companiesHouse } from '#src/error-codes/providers/companies-house.ts';
import { confluent } from '#src/error-codes/providers/confluent.ts';
import { courtlistener } from '#src/error-codes/providers/courtlistener.ts';
import { cronofy } from '#src/error-codes/providers/cronofy.ts';
import { crowdin } from '#src/error-codes/providers/crowdin.ts';
import { daily } from '#src/error-codes/providers/daily.ts';
import { deel } from '#src/error-codes/providers/deel.ts';
import { e2b } from '#src/error-codes/providers/e2b.ts';
import { fhir } from '#src/error-codes/providers/fhir.ts';
import { flightaware } from '#src/error-codes/providers/flightaware.ts';
import { gladia } from '#src/error-codes/providers/gladia.ts';
import { googleIdentity } from '#src/error-codes/providers/google-identity.ts';
import { gusto } from '#src/error-codes/providers/gusto.ts';
import { hcaptcha } from '#src/error-codes/providers/hcaptcha.ts';
import { heygen } from '#src/error-codes/providers/heygen.ts';
import { jotform } from '#src/error-codes/providers/jotform.ts';
import { langfuse } from '#src/error-codes/providers/langfuse.ts';
import { languagetool } from '#src/error-codes/providers/languagetool.ts';
import { libretranslate } from '#src/error-codes/providers/libretranslate.ts';
import { listenNotes } from '#src/error-codes/providers/listen-notes.ts';
import { llamaparse } from '#src/error-codes/providers/llamaparse.ts';
import { makeCom } from '#src/error-codes/providers/make-com.ts';
import { mastodon } from '#src/error-codes/providers/mastodon.ts';
import { mindee } from '#src/error-codes/providers/mindee.ts';
import { musicbrainz } from '#src/error-codes/providers/musicbrainz.ts';
import { netsuite } from '#src/error-codes/providers/netsuite.ts';
import { onfido } from '#src/error-codes/providers/onfido.ts';
import { openChargeMap } from '#src/error-codes/providers/open-charge-map.ts';
import { opencorporates } from '#src/error-codes/providers/opencorporates.ts';
import { openfda } from '#src/error-codes/providers/openfda.ts';
import { personio } from '#src/error-codes/providers/personio.ts';
import { postcodesIo } from '#src/error-codes/providers/postcodes-io.ts';
import { postman } from '#src/error-codes/providers/postman.ts';
import { qualtrics } from '#src/error-codes/providers/qualtrics.ts';
import { screenshotone } from '#src/error-codes/providers/screenshotone.ts';
import { semanticScholar } from '#src/error-codes/providers/semantic-scholar.ts';
import { serper } from '#src/error-codes/providers/serper.ts';
import { sightengine } from '#src/error-codes/providers/sightengine.ts';
import { smarty } from '#src/error-codes/providers/smarty.ts';
import { speechmatics } from '#src/error-codes/providers/speechmatics.ts';
import { splunk } from '#src/error-codes/providers/splunk.ts';
import { sportradar } from '#src/error-codes/providers/sportradar.ts';
import { strapi } from '#src/error-codes/providers/strapi.ts';
import { surveymonkey } from '#src/error-codes/providers/surveymonkey.ts';
import { tableau } from '#src/error-codes/providers/tableau.ts';
import { taxjar } from '#src/error-codes/providers/taxjar.ts';
import { terra } from '#src/error-codes/providers/terra.ts';
import { togglTrack } from '#src/error-codes/providers/toggl-track.ts';
import { tripadvisor } from '#src/error-codes/providers/tripadvisor.ts';
import { uptimerobot } from '#src/error-codes/providers/uptimerobot.ts';
import { usps } from '#src/error-codes/providers/usps.ts';
import { vapi } from '#src/error-codes/providers/vapi.ts';
import { veriff } from '#src/error-codes/providers/veriff.ts';
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
  langfuse,
  openChargeMap,
  opencorporates,
  e2b,
  serper,
  postcodesIo,
  googleIdentity,
  confluent,
  openfda,
  courtlistener,
  adafruitIo,
];
