import { access } from './access.mjs';
import { analysis } from './analysis.mjs';
import { audit } from './audit.mjs';
import { bodies } from './bodies.mjs';
import { browsers } from './browsers.mjs';
import { codegen } from './codegen.mjs';
import { compositions } from './compositions.mjs';
import { crawl } from './crawl.mjs';
import { dailyChecks } from './daily-checks.mjs';
import { data } from './data.mjs';
import { endpoints } from './endpoints.mjs';
import { environments } from './environments.mjs';
import { gate } from './gate.mjs';
import { history } from './history.mjs';
import { imports } from './imports.mjs';
import { input } from './input.mjs';
import { integrations } from './integrations.mjs';
import { keyParts } from './key-parts.mjs';
import { keys } from './keys.mjs';
import { logsAndErrors } from './logs-and-errors.mjs';
import { model } from './model.mjs';
import { oauth } from './oauth.mjs';
import { oauthAccounts } from './oauth-accounts.mjs';
import { oauthDevice } from './oauth-device.mjs';
import { oauthFacts } from './oauth-facts.mjs';
import { oauthProtocol } from './oauth-protocol.mjs';
import { oauthRefresh } from './oauth-refresh.mjs';
import { oauthRefusals } from './oauth-refusals.mjs';
import { oauthSigning } from './oauth-signing.mjs';
import { outbound } from './outbound.mjs';
import { ownApis } from './own-apis.mjs';
import { requests } from './requests.mjs';
import { rotation } from './rotation.mjs';
import { sameSecrets } from './same-secrets.mjs';
import { screen } from './screen.mjs';
import { search } from './search.mjs';
import { secrets } from './secrets.mjs';
import { vault } from './vault.mjs';
import { webhooks } from './webhooks.mjs';

/** @import { Defect } from '../lib/defect.mjs' */

/** @type {Defect[]} */
export const DEFECTS = [
  gate,
  access,
  outbound,
  ownApis,
  keys,
  sameSecrets,
  keyParts,
  endpoints,
  vault,
  audit,
  rotation,
  dailyChecks,
  requests,
  logsAndErrors,
  secrets,
  input,
  data,
  screen,
  search,
  browsers,
  model,
  crawl,
  codegen,
  bodies,
  environments,
  imports,
  integrations,
  history,
  oauthAccounts,
  oauthDevice,
  oauthFacts,
  oauth,
  oauthProtocol,
  oauthRefresh,
  oauthRefusals,
  oauthSigning,
  compositions,
  webhooks,
  analysis,
].flat();
