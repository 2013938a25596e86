import { calCom } from '#src/curated/cal-com.ts';
import { calendly } from '#src/curated/calendly.ts';
import { cartesia } from '#src/curated/cartesia.ts';
import { cerebras } from '#src/curated/cerebras.ts';
import { chargebee } from '#src/curated/chargebee.ts';
import { checkoutCom } from '#src/curated/checkout-com.ts';
import { checkr } from '#src/curated/checkr.ts';
import { chroma } from '#src/curated/chroma.ts';
import { circleci } from '#src/curated/circleci.ts';
import { clerk } from '#src/curated/clerk.ts';
import { clickup } from '#src/curated/clickup.ts';
import { climatiq } from '#src/curated/climatiq.ts';
import { closeCrm } from '#src/curated/close-crm.ts';
import { cloudamqp } from '#src/curated/cloudamqp.ts';
import { cloudconvert } from '#src/curated/cloudconvert.ts';
import { cloudflare } from '#src/curated/cloudflare.ts';
import { cloudinary } from '#src/curated/cloudinary.ts';
import { cohere } from '#src/curated/cohere.ts';
import { coinbase } from '#src/curated/coinbase.ts';
import { coingecko } from '#src/curated/coingecko.ts';
import { coinmarketcap } from '#src/curated/coinmarketcap.ts';
import { commercetools } from '#src/curated/commercetools.ts';
import { companiesHouse } from '#src/curated/companies-house.ts';
import { confluence } from '#src/curated/confluence.ts';
import { confluent } from '#src/curated/confluent.ts';
import { contentful } from '#src/curated/contentful.ts';
import { courtlistener } from '#src/curated/courtlistener.ts';
import { cronofy } from '#src/curated/cronofy.ts';
import { crossref } from '#src/curated/crossref.ts';
import { crowdin } from '#src/curated/crowdin.ts';
import { crunchbase } from '#src/curated/crunchbase.ts';
import { customerIo } from '#src/curated/customer-io.ts';
import { daily } from '#src/curated/daily.ts';
import { datadog } from '#src/curated/datadog.ts';
import { dataforseo } from '#src/curated/dataforseo.ts';
import { deel } from '#src/curated/deel.ts';
import { deepgram } from '#src/curated/deepgram.ts';
import { deepl } from '#src/curated/deepl.ts';
import { deepseek } from '#src/curated/deepseek.ts';
import { descope } from '#src/curated/descope.ts';
import { dhl } from '#src/curated/dhl.ts';
import { digitalocean } from '#src/curated/digitalocean.ts';
import { discord } from '#src/curated/discord.ts';
import { docuseal } from '#src/curated/docuseal.ts';
import { docusign } from '#src/curated/docusign.ts';
import { doppler } from '#src/curated/doppler.ts';
import { dropbox } from '#src/curated/dropbox.ts';
import { dropboxSign } from '#src/curated/dropbox-sign.ts';
import { duffel } from '#src/curated/duffel.ts';
import { dunBradstreet } from '#src/curated/dun-bradstreet.ts';
import { dynamics365 } from '#src/curated/dynamics-365.ts';
import { e2b } from '#src/curated/e2b.ts';
import { easypost } from '#src/curated/easypost.ts';
import { ebay } from '#src/curated/ebay.ts';
import { edamam } from '#src/curated/edamam.ts';
import { elasticsearch } from '#src/curated/elasticsearch.ts';
import { electricityMaps } from '#src/curated/electricity-maps.ts';
import { elevenlabs } from '#src/curated/elevenlabs.ts';
import { epicOnFhir } from '#src/curated/epic-on-fhir.ts';
import { etherscan } from '#src/curated/etherscan.ts';
import { etsy } from '#src/curated/etsy.ts';
import { eventbrite } from '#src/curated/eventbrite.ts';
import { exa } from '#src/curated/exa.ts';
import { expediaRapid } from '#src/curated/expedia-rapid.ts';
import type { CuratedApi } from '#src/curated-api.ts';

export const C_TO_E: readonly CuratedApi[] = [
  calCom,
  calendly,
  cartesia,
  cerebras,
  chargebee,
  checkoutCom,
  checkr,
  chroma,
  circleci,
  clerk,
  clickup,
  climatiq,
  closeCrm,
  cloudamqp,
  cloudconvert,
  cloudflare,
  cloudinary,
  cohere,
  coinbase,
  coingecko,
  coinmarketcap,
  commercetools,
  companiesHouse,
  confluence,
  confluent,
  contentful,
  courtlistener,
  cronofy,
  crossref,
  crowdin,
  crunchbase,
  customerIo,
  daily,
  datadog,
  dataforseo,
  deel,
  deepgram,
  deepl,
  deepseek,
  descope,
  dhl,
  digitalocean,
  discord,
  docuseal,
  docusign,
  doppler,
  dropbox,
  dropboxSign,
  duffel,
  dunBradstreet,
  dynamics365,
  e2b,
  easypost,
  ebay,
  edamam,
  elasticsearch,
  electricityMaps,
  elevenlabs,
  epicOnFhir,
  etherscan,
  etsy,
  eventbrite,
  exa,
  expediaRapid,
];
