import type { Category } from '@gatehouse/knowledge/categories.ts';

const all = (category: Category, ids: string): [string, Category][] =>
  ids.split(/\s+/).map((id) => [id, category]);

/** The category of an entry, by id, or of all entries of a provider, where title and text mislead. */
const OVERRIDES: ReadonlyMap<string, Category> = new Map([
  ...all('cloud', 'amazonaws.com:elasticmapreduce amazonaws.com:emr-containers amazonaws.com:emr-serverless'),
  ...all(
    'cloud',
    'amazonaws.com:states amazonaws.com:events amazonaws.com:personalize-events amazonaws.com:health',
  ),
  ...all(
    'cloud',
    'amazonaws.com:scheduler amazonaws.com:servicediscovery amazonaws.com:snow-device-management',
  ),
  ...all('cloud', 'amazonaws.com:kafka amazonaws.com:kafkaconnect amazonaws.com:streams.dynamodb'),
  ...all('cloud', 'amazonaws.com:route53 amazonaws.com:route53domains amazonaws.com:route53resolver'),
  ...all(
    'cloud',
    'amazonaws.com:ec2 amazonaws.com:compute-optimizer amazonaws.com:migration-hub-refactor-spaces',
  ),
  ...all('cloud', 'amazonaws.com:billingconductor amazonaws.com:budgets amazonaws.com:cur'),
  ...all(
    'cloud',
    'amazonaws.com:license-manager-linux-subscriptions amazonaws.com:license-manager-user-subscriptions',
  ),
  ...all('cloud', 'azure.com:servicebus azure.com:eventhub-EventHub azure.com:eventgrid-EventGrid'),
  ...all('cloud', 'azure.com:policyinsights-policyEvents azure.com:reservations azure.com:trafficmanager'),
  ...all('cloud', 'azure.com:compute-skus azure.com:compute-swagger azure.com:hybridcompute-HybridCompute'),
  ...all('cloud', 'azure.com:resources-subscriptions azure.com:streamanalytics-functions'),
  ...all(
    'cloud',
    'googleapis.com:cloudchannel googleapis.com:bigqueryreservation googleapis.com:cloudscheduler',
  ),
  ...all('cloud', 'googleapis.com:compute googleapis.com:trafficdirector googleapis.com:servicebroker'),
  ...all(
    'cloud',
    'googleapis.com:billingbudgets googleapis.com:cloudbilling googleapis.com:essentialcontacts',
  ),
  ...all('security', 'googleapis.com:kmsinventory truora.com'),
  ...all('developer-tools', 'amazonaws.com:codeguru-reviewer amazonaws.com:codestar-notifications'),
  ...all(
    'developer-tools',
    'amazonaws.com:devicefarm googleapis.com:libraryagent openstf.io apache.org:airflow',
  ),
  ...all('developer-tools', 'apis.guru versioneye.com testfire.net openpolicy.local github.com peel-ci.com'),
  ...all(
    'monitoring',
    'googleapis.com:clouderrorreporting googleapis.com:monitoring azure.com:applicationinsights-swagger',
  ),
  ...all('monitoring', 'googleapis.com:chromeuxreport interzoid.com:globalpageload victorops.com'),
  ...all('ai', 'googleapis.com:firebaseml pandorabots.com salesforce.local:einstein vectara.io'),
  ...all('marketing', 'googleapis.com:abusiveexperiencereport googleapis.com:adexperiencereport'),
  ...all(
    'marketing',
    'googleapis.com:displayvideo googleapis.com:doubleclicksearch googleapis.com:searchads360',
  ),
  ...all('marketing', 'googleapis.com:authorizedbuyersmarketplace googleapis.com:adexchangebuyer'),
  ...all('marketing', 'googleapis.com:adexchangebuyer2 googleapis.com:admob googleapis.com:adsense'),
  ...all('e-commerce', 'googleapis.com:content googleapis.com:shoppingcontent'),
  ...all('communication', 'amazonaws.com:connect-contact-lens amazonaws.com:chime-sdk-media-pipelines'),
  ...all('communication', 'googleapis.com:contactcenteraiplatform googleapis.com:contactcenterinsights'),
  ...all(
    'video',
    'getgo.com citrixonline.com:gotomeeting tvmaze.com trakt.tv pressassociation.io freetv-app.com',
  ),
  ...all(
    'health',
    'twinehealth.com drchrono.com lumminary.com opentrials.local orthanc-server.com slicebox.local',
  ),
  ...all('sports', 'theracingapi.com balldontlie.io thebluealliance.com'),
  ...all(
    'weather',
    'meteosource.com climatekuul.com stormglass.io weatherbit.io interzoid.com:getweathercity',
  ),
  ...all('weather', 'interzoid.com:getweatherzip rapidapi.com:ecowetter'),
  ...all('entertainment', 'dnd5eapi.co thetvdb.com omdbapi.com rottentomatoes.com zappiti.com bbci.co.uk'),
  ...all('entertainment', 'tcgdex.net evetech.net britbox.co.uk fungenerators.com funtranslations.com'),
  ...all('entertainment', 'randomlovecraft.com poemist.com dodo.ac xkcd.com bbc.com mineskin.org setlist.fm'),
  ...all(
    'travel',
    'google.com hetras-certification.net wheretocredit.com faretrotter.com mon-voyage-pas-cher.com',
  ),
  ...all('travel', 'lufthansa.com transavia.com airport-web.appspot.com aviationdata.systems'),
  ...all('real-estate', 'simplyrets.com letmc.com reversepp.com citycontext.com'),
  ...all('documents', 'bhagavadgita.io isbndb.com sheetlabs.com'),
  ...all(
    'science',
    'core.ac.uk cybertaxonomy.eu ebi.ac.uk figshare.com firebrowse.org monarchinitiative.org',
  ),
  ...all('science', 'neowsapp.com nsidc.org opentargets.io optimade.local osf.io warwick.ac.uk'),
  ...all('science', 'ideaconsult.net amentum.space ornl.gov rapidapi.com:idealspot-geodata wikipathways.org'),
  ...all('finance', 'openfigi.com esgenterprise.com amazonaws.com:payment-cryptography brex.io up.com.au'),
  ...all('iot', 'edrv.io enode.io climate.com mercedes-benz.com waterlinked.com'),
  ...all('education', 'schooldigger.com illumidesk.com dataatwork.org'),
  ...all('food', 'chompthis.com calorieninjas.com globalwinescore.com just-eat.co.uk spoonacular.com'),
  ...all('location', 'ip2location.io interzoid.com:getzipinfo mashape.com:geodb'),
  ...all('security', 'ip2whois.com greip.io facecheck.id stellastra.com'),
  ...all('hr', 'gov.bc.ca:jobposting paylocity.com loket.nl payrun.io googleapis.com:jobs'),
  ...all('media', 'flickr.com gettyimages.com shutterstock.com icons8.com thenounproject.com soundcloud.com'),
  ...all('search', 'europeana.eu'),
]);

/** The category judged for an entry, first by its id, then by its provider; undefined if what it says is right. */
export const overriddenCategory = (id: string): Category | undefined =>
  OVERRIDES.get(id) ?? OVERRIDES.get(id.split(':')[0] ?? id);

/** All ids and providers in the list, for the test that finds a misspelt one. */
export const OVERRIDDEN: readonly string[] = [...OVERRIDES.keys()];
