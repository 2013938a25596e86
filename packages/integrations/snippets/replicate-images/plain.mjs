import { setTimeout as sleep } from 'node:timers/promises';

const { REPLICATE_API_KEY } = process.env;
if (!REPLICATE_API_KEY) throw new Error('Set REPLICATE_API_KEY');

const MAX_SECONDS = 120;
const RUNNING = ['starting', 'processing'];

async function replicate(method, url, body) {
  const response = await fetch(url, {
    method,
    headers: {
      Authorization: `Bearer ${REPLICATE_API_KEY}`,
      'Content-Type': 'application/json',
    },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  });
  const result = await response.json().catch(() => null);
  if (!response.ok) {
    throw new Error(
      `Replicate returned ${response.status}: ${result?.detail ?? 'no reason given'}`,
    );
  }
  return result;
}

/** Returns the URL of a picture. Replicate deletes it after an hour. */
export async function paint({ prompt }) {
  if (typeof prompt !== 'string' || prompt.length < 1 || prompt.length > 1000) {
    throw new TypeError('prompt must have 1 to 1000 characters');
  }
  let prediction = await replicate(
    'POST',
    'https://api.replicate.com/v1/models/black-forest-labs/flux-schnell/predictions',
    { input: { prompt } },
  );
  const { id } = prediction;
  for (let waited = 0; RUNNING.includes(prediction.status); waited++) {
    if (waited >= MAX_SECONDS) {
      await replicate('POST', `https://api.replicate.com/v1/predictions/${id}/cancel`);
      throw new Error(`The picture was not ready after ${MAX_SECONDS} seconds`);
    }
    await sleep(1000);
    prediction = await replicate('GET', `https://api.replicate.com/v1/predictions/${id}`);
  }
  if (prediction.status !== 'succeeded') {
    throw new Error(`Replicate ${prediction.status}: ${prediction.error ?? 'no reason given'}`);
  }
  return prediction.output[0];
}
