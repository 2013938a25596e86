import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';
import { alchemy } from '#src/error-codes/providers/alchemy.ts';
import { alpaca } from '#src/error-codes/providers/alpaca.ts';
import { apiFootball } from '#src/error-codes/providers/api-football.ts';
import { apilayer } from '#src/error-codes/providers/apilayer.ts';
import { apollo } from '#src/error-codes/providers/apollo.ts';
import { coinbase } from '#src/error-codes/providers/coinbase.ts';
import { coinmarketcap } from '#src/error-codes/providers/coinmarketcap.ts';
import { crunchbase } from '#src/error-codes/providers/crunchbase.ts';
import { dataforseo } from '#src/error-codes/providers/dataforseo.ts';
import { edamam } from '#src/error-codes/providers/edamam.ts';
import { etherscan } from '#src/error-codes/providers/etherscan.ts';
import { eventbrite } from '#src/error-codes/providers/eventbrite.ts';
import { financialModelingPrep } from '#src/error-codes/providers/financial-modeling-prep.ts';
import { finnhub } from '#src/error-codes/providers/finnhub.ts';
import { foursquare } from '#src/error-codes/providers/foursquare.ts';
import { fred } from '#src/error-codes/providers/fred.ts';
import { geoapify } from '#src/error-codes/providers/geoapify.ts';
import { gnews } from '#src/error-codes/providers/gnews.ts';
import { here } from '#src/error-codes/providers/here.ts';
import { hunter } from '#src/error-codes/providers/hunter.ts';
import { infura } from '#src/error-codes/providers/infura.ts';
import { kraken } from '#src/error-codes/providers/kraken.ts';
import { maptiler } from '#src/error-codes/providers/maptiler.ts';
import { moralis } from '#src/error-codes/providers/moralis.ts';
import { openExchangeRates } from '#src/error-codes/providers/open-exchange-rates.ts';
import { openaq } from '#src/error-codes/providers/openaq.ts';
import { opencage } from '#src/error-codes/providers/opencage.ts';
import { openweather } from '#src/error-codes/providers/openweather.ts';
import { peopleDataLabs } from '#src/error-codes/providers/people-data-labs.ts';
import { polygon } from '#src/error-codes/providers/polygon.ts';
import { radar } from '#src/error-codes/providers/radar.ts';
import { semrush } from '#src/error-codes/providers/semrush.ts';
import { similarweb } from '#src/error-codes/providers/similarweb.ts';
import { spoonacular } from '#src/error-codes/providers/spoonacular.ts';
import { sportmonks } from '#src/error-codes/providers/sportmonks.ts';
import { theGuardian } from '#src/error-codes/providers/the-guardian.ts';
import { theOddsApi } from '#src/error-codes/providers/the-odds-api.ts';
import { ticketmaster } from '#src/error-codes/providers/ticketmaster.ts';
import { tmdb } from '#src/error-codes/providers/tmdb.ts';
import { tomorrowIo } from '#src/error-codes/providers/tomorrow-io.ts';
import { tomtom } from '#src/error-codes/providers/tomtom.ts';
import { twelveData } from '#src/error-codes/providers/twelve-data.ts';
import { visualCrossing } from '#src/error-codes/providers/visual-crossing.ts';
import { weatherapi } from '#src/error-codes/providers/weatherapi.ts';
import { yelp } from '#src/error-codes/providers/yelp.ts';
import { zerobounce } from '#src/error-codes/providers/zerobounce.ts';

export const dataCodes: readonly ProviderCodes[] = [
  alchemy,
  alpaca,
  apiFootball,
  apilayer,
  apollo,
  coinbase,
  coinmarketcap,
  crunchbase,
  dataforseo,
  edamam,
  etherscan,
  eventbrite,
  financialModelingPrep,
  finnhub,
  foursquare,
  fred,
  geoapify,
  gnews,
  here,
  hunter,
  infura,
  kraken,
  maptiler,
  moralis,
  openExchangeRates,
  openaq,
  opencage,
  openweather,
  peopleDataLabs,
  polygon,
  radar,
  semrush,
  similarweb,
  spoonacular,
  sportmonks,
  theGuardian,
  theOddsApi,
  ticketmaster,
  tmdb,
  tomorrowIo,
  tomtom,
  twelveData,
  visualCrossing,
  weatherapi,
  yelp,
  zerobounce,
];
