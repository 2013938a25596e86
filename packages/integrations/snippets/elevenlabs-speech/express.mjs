import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import express from 'express';

const { ELEVENLABS_API_KEY, ELEVENLABS_VOICE_ID } = process.env;
if (!ELEVENLABS_API_KEY || !ELEVENLABS_VOICE_ID)
  throw new Error('Set ELEVENLABS_API_KEY and ELEVENLABS_VOICE_ID');

const app = express();

app.post('/speech', express.json(), async (request, response) => {
  const text = request.body?.text;
  if (typeof text !== 'string' || text.length < 1 || text.length > 2500) {
    response.status(400).json({ error: 'text must have 1 to 2500 characters' });
    return;
  }
  const voice = encodeURIComponent(ELEVENLABS_VOICE_ID);
  const speech = await fetch(
    `https://api.elevenlabs.io/v1/text-to-speech/${voice}/stream?output_format=mp3_44100_128`,
    {
      method: 'POST',
      headers: { 'xi-api-key': ELEVENLABS_API_KEY, 'Content-Type': 'application/json' },
      body: JSON.stringify({ text, model_id: 'eleven_multilingual_v2' }),
      signal: AbortSignal.timeout(60_000),
    },
  );
  if (!speech.ok) {
    const body = await speech.json().catch(() => null);
    throw new Error(
      `ElevenLabs returned ${speech.status}: ${body?.detail?.message ?? 'no reason given'}`,
    );
  }
  response.type('audio/mpeg');
  await pipeline(Readable.fromWeb(speech.body), response);
});

app.use((error, _request, response, _next) => {
  response.status(error.status ?? 502).json({ error: error.message });
});

app.listen(3000);
