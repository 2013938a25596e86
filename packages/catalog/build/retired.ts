/**
 * When an API was shut down, or closed to new developers: `YYYY-MM-DD`, `YYYY-MM` or `YYYY`; null where only the fact is
 * known.
 */
type Retirement = { since: string | null; why: string };

const each = (provider: string, services: string, since: string | null, why: string) =>
  services.split(/\s+/).map((service): [string, Retirement] => [`${provider}:${service}`, { since, why }]);
const aws = (services: string, since: string, why = 'Support ended and access with it.') =>
  each('amazonaws.com', services, since, why);
const azure = (services: string, since: string, why = 'The service was retired.') =>
  each('azure.com', services, since, why);
const google = (services: string, since: string | null, why = 'Google shut the API down.') =>
  each('googleapis.com', services, since, why);
const whole = (provider: string, since: string | null, why: string): [string, Retirement][] => [
  [provider, { since, why }],
];

const CLOSED = 'Closed to new customers.';

/**
 * Entries of the directory that nobody can start to use any more, by id. They are left out of the catalogue: to
 * recommend one would send a developer to a page that is gone. Most dates were not compared with the announcement: check one before you rely on it.
 */
export const RETIRED: ReadonlyMap<string, Retirement> = new Map([
  ...each(
    'microsoft.com',
    `cognitiveservices-AutoSuggest cognitiveservices-CustomImageSearch cognitiveservices-CustomSearch
    cognitiveservices-EntitySearch cognitiveservices-ImageSearch cognitiveservices-LocalSearch
    cognitiveservices-NewsSearch cognitiveservices-SpellCheck cognitiveservices-VideoSearch
    cognitiveservices-VisualSearch cognitiveservices-WebSearch`,
    '2025-08-11',
    'Microsoft retired the Bing Search APIs.',
  ),
  ...aws('mobileanalytics', '2018-04-30'),
  ...aws('alexaforbusiness', '2023-05-31'),
  ...aws('honeycode', '2024-02-29'),
  ...aws('opsworks opsworkscm', '2024-05-26'),
  ...aws('codestar', '2024-07-31'),
  ...aws('nimble', '2024-10-22'),
  ...aws('applicationcostprofiler', '2024-09-30'),
  ...aws('iot1click-devices iot1click-projects', '2024-12-16'),
  ...aws('privatenetworks', '2025-05-20'),
  ...aws('qldb qldb-session', '2025-07-31'),
  ...aws('robomaker', '2025-09-10'),
  ...aws('lex-models', '2025-09-15', 'Version 1 of Lex ended; version 2 is a separate API.'),
  ...aws('lookoutmetrics', '2025-10-10'),
  ...aws('evidently', '2025-10-17'),
  ...aws('iotfleethub', '2025-10-18'),
  ...aws('lookoutvision', '2025-10-31'),
  ...aws('elastictranscoder mediastore mediastore-data', '2025-11-13'),
  ...aws('iotanalytics', '2025-12-15'),
  ...aws(
    'kinesisanalytics',
    '2026-01-27',
    'The SQL applications of version 1 ended; version 2 is another API.',
  ),
  ...aws('chime', '2026-02-20', 'The service ended; the Chime SDKs are separate APIs.'),
  ...aws('voice-id iotevents iotevents-data inspector', '2026-05-20'),
  ...aws('panorama', '2026-05-31'),
  ...aws('appmesh', '2026-09-30'),
  ...aws('proton lookoutequipment', '2026-10-07'),
  ...aws('pinpoint pinpoint-email', '2026-10-30', 'Pinpoint ended; its SMS and voice API is a separate one.'),
  ...aws('machinelearning', '2021', CLOSED),
  ...aws('elastic-inference', '2023-04-15', CLOSED),
  ...aws('cloud9 cloudsearch cloudsearchdomain datapipeline', '2024-07-25', CLOSED),
  ...aws('forecast forecastquery', '2024-07-29', CLOSED),
  ...azure('mobileengagement-mobile-engagement', '2018-03-31'),
  ...azure('batchai-BatchAI', '2019-03-31'),
  ...azure(
    'compute-containerService containerservices-location',
    '2020-01-31',
    'Replaced by Azure Kubernetes Service.',
  ),
  ...azure('cognitiveservices-InkRecognizer', '2021-01-31'),
  ...azure('scheduler', '2022-01-31', 'Replaced by Logic Apps.'),
  ...azure('storSimple1200Series-StorSimple storsimple8000series-storsimple', '2022-12-31'),
  ...azure(
    'datalake-analytics-account datalake-analytics-catalog datalake-store-account datalake-store-filesystem',
    '2024-02-29',
    'Data Lake Analytics and the first generation of Data Lake Storage ended.',
  ),
  ...azure('mediaservices-AccountFilters', '2024-06-30'),
  ...azure(
    'machinelearning-webservices machinelearning-workspaces machinelearning-commitmentPlans',
    '2024-08-31',
    'Machine Learning Studio (classic) ended.',
  ),
  ...azure('cognitiveservices-QnAMaker cognitiveservices-QnAMakerRuntime', '2025-03-31'),
  ...azure('mariadb-PerformanceRecommendations', '2025-09-19'),
  ...google('plus', '2019-03-07'),
  ...google('mirror', '2020-02-25', 'Google Glass Explorer Edition, which it served, ended.'),
  ...google('proximitybeacon', '2021-04-01'),
  ...google('poly', '2021-06-30'),
  ...google('playablelocations', '2022-12-31'),
  ...google('clouddebugger', '2023-05-31'),
  ...google('mybusinessbusinesscalls', '2023-05-30'),
  ...google('gameservices', '2023-06-30'),
  ...google('cloudiot', '2023-08-16'),
  ...google('fitness', '2024-05-01', 'Closed to new developers.'),
  ...google('sourcerepo', '2024-06-17', CLOSED),
  ...google('ml', '2025-01-31', 'AI Platform ended; Vertex AI is another API.'),
  ...google('genomics lifesciences', '2025-07-08', 'Cloud Life Sciences, formerly Genomics, was shut down.'),
  ...google('firebasedynamiclinks', '2025-08-25'),
  ...google('mybusinessqanda', '2025-11-03'),
  ...google('area120tables', '2025-12-16'),
  ...google('pubsublite', '2026-03-18'),
  ...google('prod_tt_sasportal', null, 'A copy of another API, for tests.'),
  ...each('twilio.com', 'twilio_fax_v1', '2021-12-17', 'Twilio ended Programmable Fax.'),
  ...each('twilio.com', 'twilio_autopilot_v1', '2023-02-25', 'Twilio ended Autopilot.'),
  ...each(
    'twilio.com',
    'twilio_chat_v1 twilio_chat_v2 twilio_chat_v3 twilio_ip_messaging_v1 twilio_ip_messaging_v2',
    '2022-07-25',
    'Twilio ended Programmable Chat; Conversations replaces it.',
  ),
  ...each(
    'bluemix.net',
    'containers',
    '2017-12-05',
    'IBM ended IBM Containers; its Kubernetes Service replaced it.',
  ),
  ...each('impala.travel', 'hotels', null, 'The hotel booking service was closed.'),
  ...each('zapier.com', 'nla', '2023-11', 'Replaced by AI Actions.'),
  ...each('vtex.local', 'Recurrence-(v1- Subscriptions-API-(v2)', null, 'Replaced by version 3.'),
  ...each('vtex.local', 'VTEX_TEMPLATE', null, 'A template for descriptions, not an API.'),
  ...whole('versioneye.com', '2017-12-31', 'The service was closed.'),
  ...whole('instagram.com', '2020-06-29', 'The legacy API was shut down; the Graph API replaces it.'),
  ...whole('crossbrowsertesting.com', '2022-07', 'The service was closed.'),
  ...whole('lgtm.com', '2022-12-16', 'The service was closed; GitHub code scanning replaces it.'),
  ...whole('orbit.love', '2024-07', 'The service was closed.'),
  ...whole('appcenter.ms', '2025-03-31', 'Microsoft retired Visual Studio App Center.'),
  ...whole('zeit.co', '2020-04', 'The company is called Vercel today; this is its former API.'),
  ...each('gamesparks.net', 'game-details', '2022-09-30', 'The service was closed.'),
  ...aws('gamesparks', '2023', 'The preview ended and no version followed.'),
]);
