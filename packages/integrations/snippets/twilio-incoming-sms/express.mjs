import { createHmac, timingSafeEqual } from 'node:crypto';
import express from 'express';

const { TWILIO_AUTH_TOKEN, PUBLIC_URL } = process.env;
if (!TWILIO_AUTH_TOKEN || !PUBLIC_URL) throw new Error('Set TWILIO_AUTH_TOKEN and PUBLIC_URL');

/** Twilio signs the URL that it calls, then each field with its value, sorted by name. */
function isSigned(url, fields, signature = '') {
  const names = Object.keys(fields).sort();
  const text = url + names.map((name) => name + fields[name]).join('');
  const expected = createHmac('sha1', TWILIO_AUTH_TOKEN).update(text).digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (text) => text.replaceAll(/[&<>]/g, (character) => ESCAPES[character]);

const app = express();

app.post('/webhooks/sms', express.urlencoded({ extended: false }), (request, response) => {
  const fields = request.body ?? {};
  // Behind a proxy, the URL that the server sees is another one.
  if (!isSigned(PUBLIC_URL + request.originalUrl, fields, request.get('X-Twilio-Signature'))) {
    response.status(403).type('text/plain').send('The signature is not valid.');
    return;
  }
  const reply = `You wrote: ${fields.Body ?? ''}`;
  response.type('text/xml').send(`<Response><Message>${escapeXml(reply)}</Message></Response>`);
});

app.listen(3000);
