import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';
import { adobeCommerce } from '#src/error-codes/providers/adobe-commerce.ts';
import { aftership } from '#src/error-codes/providers/aftership.ts';
import { amadeus } from '#src/error-codes/providers/amadeus.ts';
import { audd } from '#src/error-codes/providers/audd.ts';
import { ayrshare } from '#src/error-codes/providers/ayrshare.ts';
import { bigcommerce } from '#src/error-codes/providers/bigcommerce.ts';
import { bluesky } from '#src/error-codes/providers/bluesky.ts';
import { buffer } from '#src/error-codes/providers/buffer.ts';
import { cloudconvert } from '#src/error-codes/providers/cloudconvert.ts';
import { cloudinary } from '#src/error-codes/providers/cloudinary.ts';
import { commercetools } from '#src/error-codes/providers/commercetools.ts';
import { dhl } from '#src/error-codes/providers/dhl.ts';
import { duffel } from '#src/error-codes/providers/duffel.ts';
import { easypost } from '#src/error-codes/providers/easypost.ts';
import { etsy } from '#src/error-codes/providers/etsy.ts';
import { fedex } from '#src/error-codes/providers/fedex.ts';
import { giphy } from '#src/error-codes/providers/giphy.ts';
import { homeConnect } from '#src/error-codes/providers/home-connect.ts';
import { lastFm } from '#src/error-codes/providers/last-fm.ts';
import { lob } from '#src/error-codes/providers/lob.ts';
import { mux } from '#src/error-codes/providers/mux.ts';
import { oura } from '#src/error-codes/providers/oura.ts';
import { pdfCo } from '#src/error-codes/providers/pdf-co.ts';
import { pexels } from '#src/error-codes/providers/pexels.ts';
import { pinterest } from '#src/error-codes/providers/pinterest.ts';
import { podcastIndex } from '#src/error-codes/providers/podcast-index.ts';
import { printful } from '#src/error-codes/providers/printful.ts';
import { reddit } from '#src/error-codes/providers/reddit.ts';
import { removeBg } from '#src/error-codes/providers/remove-bg.ts';
import { sendcloud } from '#src/error-codes/providers/sendcloud.ts';
import { shipengine } from '#src/error-codes/providers/shipengine.ts';
import { shippo } from '#src/error-codes/providers/shippo.ts';
import { smartcar } from '#src/error-codes/providers/smartcar.ts';
import { strava } from '#src/error-codes/providers/strava.ts';
import { tiktok } from '#src/error-codes/providers/tiktok.ts';
import { twitch } from '#src/error-codes/providers/twitch.ts';
import { unsplash } from '#src/error-codes/providers/unsplash.ts';
import { uploadcare } from '#src/error-codes/providers/uploadcare.ts';
import { ups } from '#src/error-codes/providers/ups.ts';
import { vimeo } from '#src/error-codes/providers/vimeo.ts';
import { withings } from '#src/error-codes/providers/withings.ts';
import { zapier } from '#src/error-codes/providers/zapier.ts';

export const mediaCodes: readonly ProviderCodes[] = [
  adobeCommerce,
  aftership,
  amadeus,
  audd,
  ayrshare,
  bigcommerce,
  bluesky,
  buffer,
  cloudconvert,
  cloudinary,
  commercetools,
  dhl,
  duffel,
  easypost,
  etsy,
  fedex,
  giphy,
  homeConnect,
  lastFm,
  lob,
  mux,
  oura,
  pdfCo,
  pexels,
  pinterest,
  podcastIndex,
  printful,
  reddit,
  removeBg,
  sendcloud,
  shipengine,
  shippo,
  smartcar,
  strava,
  tiktok,
  twitch,
  unsplash,
  uploadcare,
  ups,
  vimeo,
  withings,
  zapier,
];
