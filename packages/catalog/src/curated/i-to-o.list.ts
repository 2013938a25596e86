import { igdb } from '#src/curated/igdb.ts';
import { imgix } from '#src/curated/imgix.ts';
import { infobip } from '#src/curated/infobip.ts';
import { infura } from '#src/curated/infura.ts';
import { inngest } from '#src/curated/inngest.ts';
import { instagram } from '#src/curated/instagram.ts';
import { intercom } from '#src/curated/intercom.ts';
import { ipinfo } from '#src/curated/ipinfo.ts';
import { ipqualityscore } from '#src/curated/ipqualityscore.ts';
import { jinaAi } from '#src/curated/jina-ai.ts';
import { jira } from '#src/curated/jira.ts';
import { jotform } from '#src/curated/jotform.ts';
import { jsonPlaceholder } from '#src/curated/json-placeholder.ts';
import { kit } from '#src/curated/kit.ts';
import { klarna } from '#src/curated/klarna.ts';
import { klaviyo } from '#src/curated/klaviyo.ts';
import { knock } from '#src/curated/knock.ts';
import { kraken } from '#src/curated/kraken.ts';
import { langfuse } from '#src/curated/langfuse.ts';
import { languagetool } from '#src/curated/languagetool.ts';
import { lastFm } from '#src/curated/last-fm.ts';
import { launchdarkly } from '#src/curated/launchdarkly.ts';
import { lemonSqueezy } from '#src/curated/lemon-squeezy.ts';
import { lever } from '#src/curated/lever.ts';
import { libretranslate } from '#src/curated/libretranslate.ts';
import { linear } from '#src/curated/linear.ts';
import { linkedin } from '#src/curated/linkedin.ts';
import { listenNotes } from '#src/curated/listen-notes.ts';
import { livekit } from '#src/curated/livekit.ts';
import { llamaparse } from '#src/curated/llamaparse.ts';
import { lob } from '#src/curated/lob.ts';
import { lokalise } from '#src/curated/lokalise.ts';
import { loops } from '#src/curated/loops.ts';
import { mailchimp } from '#src/curated/mailchimp.ts';
import { mailersend } from '#src/curated/mailersend.ts';
import { mailgun } from '#src/curated/mailgun.ts';
import { mailjet } from '#src/curated/mailjet.ts';
import { makeCom } from '#src/curated/make-com.ts';
import { mapbox } from '#src/curated/mapbox.ts';
import { maptiler } from '#src/curated/maptiler.ts';
import { mastodon } from '#src/curated/mastodon.ts';
import { maxmind } from '#src/curated/maxmind.ts';
import { meilisearch } from '#src/curated/meilisearch.ts';
import { mercadoPago } from '#src/curated/mercado-pago.ts';
import { merge } from '#src/curated/merge.ts';
import { messagebird } from '#src/curated/messagebird.ts';
import { metaMarketing } from '#src/curated/meta-marketing.ts';
import { microsoftGraph } from '#src/curated/microsoft-graph.ts';
import { milvus } from '#src/curated/milvus.ts';
import { mindee } from '#src/curated/mindee.ts';
import { miro } from '#src/curated/miro.ts';
import { mistral } from '#src/curated/mistral.ts';
import { mixpanel } from '#src/curated/mixpanel.ts';
import { mollie } from '#src/curated/mollie.ts';
import { mondayCom } from '#src/curated/monday-com.ts';
import { mongodbAtlas } from '#src/curated/mongodb-atlas.ts';
import { moralis } from '#src/curated/moralis.ts';
import { musicbrainz } from '#src/curated/musicbrainz.ts';
import { mux } from '#src/curated/mux.ts';
import { n8n } from '#src/curated/n8n.ts';
import { nagerDate } from '#src/curated/nager-date.ts';
import { namecheap } from '#src/curated/namecheap.ts';
import { nasa } from '#src/curated/nasa.ts';
import { navitia } from '#src/curated/navitia.ts';
import { neon } from '#src/curated/neon.ts';
import { netlify } from '#src/curated/netlify.ts';
import { netsuite } from '#src/curated/netsuite.ts';
import { newRelic } from '#src/curated/new-relic.ts';
import { newYorkTimes } from '#src/curated/new-york-times.ts';
import { newsapi } from '#src/curated/newsapi.ts';
import { nhtsaVpic } from '#src/curated/nhtsa-vpic.ts';
import { nominatim } from '#src/curated/nominatim.ts';
import { notion } from '#src/curated/notion.ts';
import { novu } from '#src/curated/novu.ts';
import { nylas } from '#src/curated/nylas.ts';
import { okta } from '#src/curated/okta.ts';
import { onesignal } from '#src/curated/onesignal.ts';
import { onfido } from '#src/curated/onfido.ts';
import { openChargeMap } from '#src/curated/open-charge-map.ts';
import { openExchangeRates } from '#src/curated/open-exchange-rates.ts';
import { openFoodFacts } from '#src/curated/open-food-facts.ts';
import { openLibrary } from '#src/curated/open-library.ts';
import { openMeteo } from '#src/curated/open-meteo.ts';
import { openai } from '#src/curated/openai.ts';
import { openalex } from '#src/curated/openalex.ts';
import { openaq } from '#src/curated/openaq.ts';
import { opencage } from '#src/curated/opencage.ts';
import { opencorporates } from '#src/curated/opencorporates.ts';
import { openfda } from '#src/curated/openfda.ts';
import { openrouter } from '#src/curated/openrouter.ts';
import { openweather } from '#src/curated/openweather.ts';
import { oura } from '#src/curated/oura.ts';
import type { CuratedApi } from '#src/curated-api.ts';

export const I_TO_O: readonly CuratedApi[] = [
  igdb,
  imgix,
  infobip,
  infura,
  inngest,
  instagram,
  intercom,
  ipinfo,
  ipqualityscore,
  jinaAi,
  jira,
  jotform,
  jsonPlaceholder,
  kit,
  klarna,
  klaviyo,
  knock,
  kraken,
  langfuse,
  languagetool,
  lastFm,
  launchdarkly,
  lemonSqueezy,
  lever,
  libretranslate,
  linear,
  linkedin,
  listenNotes,
  livekit,
  llamaparse,
  lob,
  lokalise,
  loops,
  mailchimp,
  mailersend,
  mailgun,
  mailjet,
  makeCom,
  mapbox,
  maptiler,
  mastodon,
  maxmind,
  meilisearch,
  mercadoPago,
  merge,
  messagebird,
  metaMarketing,
  microsoftGraph,
  milvus,
  mindee,
  miro,
  mistral,
  mixpanel,
  mollie,
  mondayCom,
  mongodbAtlas,
  moralis,
  musicbrainz,
  mux,
  n8n,
  nagerDate,
  namecheap,
  nasa,
  navitia,
  neon,
  netlify,
  netsuite,
  newRelic,
  newYorkTimes,
  newsapi,
  nhtsaVpic,
  nominatim,
  notion,
  novu,
  nylas,
  okta,
  onesignal,
  onfido,
  openChargeMap,
  openExchangeRates,
  openFoodFacts,
  openLibrary,
  openMeteo,
  openai,
  openalex,
  openaq,
  opencage,
  opencorporates,
  openfda,
  openrouter,
  openweather,
  oura,
];
