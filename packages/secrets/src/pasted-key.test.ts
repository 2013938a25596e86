import { describe, expect, it } from 'vitest';
import { namesMoreThanKey, readPastedKey } from '#src/pasted-key.ts';

// Built here instead of written out, so that no scanner mistakes a sample for a leaked key.
const KEY = `sk-proj-${'a1B2'.repeat(12)}`;
const PADDED = `${'QUJD'.repeat(8)}Rg==`;

describe('the key in a pasted line', () => {
  it.each([
    // .env files
    [`OPENAI_API_KEY=${KEY}`, KEY, 'OPENAI_API_KEY'],
    [`  OPENAI_API_KEY = ${KEY}  `, KEY, 'OPENAI_API_KEY'],
    [`OPENAI_API_KEY="${KEY}"`, KEY, 'OPENAI_API_KEY'],
    [`OPENAI_API_KEY='${KEY}'`, KEY, 'OPENAI_API_KEY'],
    [`OPENAI_API_KEY=\`${KEY}\``, KEY, 'OPENAI_API_KEY'],
    [`OPENAI_API_KEY=${KEY} # the new one`, KEY, 'OPENAI_API_KEY'],
    [`OPENAI_API_KEY="${KEY}" # the new one`, KEY, 'OPENAI_API_KEY'],
    [`OPENAI_API_KEY=${KEY}\r\n`, KEY, 'OPENAI_API_KEY'],
    [`\uFEFFOPENAI_API_KEY=${KEY}`, KEY, 'OPENAI_API_KEY'],
    [`OPENAI_API_KEY=\u200B${KEY}\u200B`, KEY, 'OPENAI_API_KEY'],
    [`STRIPE="${KEY}"`, KEY, 'STRIPE'],
    [`api_key=${KEY}`, KEY, 'api_key'],
    [`openaiApiKey=${KEY}`, KEY, 'openaiApiKey'],
    [`DB_PASSWORD="a # b = c 'd'"`, "a # b = c 'd'", 'DB_PASSWORD'],
    [`DB_PASSWORD='a # b = c "d"'`, 'a # b = c "d"', 'DB_PASSWORD'],
    [`DB_PASSWORD=a#b=c`, 'a#b=c', 'DB_PASSWORD'],
    [`DB_PASSWORD="say \\"hi\\" twice"`, 'say "hi" twice', 'DB_PASSWORD'],
    [`SIGNING_KEY=${PADDED}`, PADDED, 'SIGNING_KEY'],
    [`SIGNING_KEY="${PADDED}"`, PADDED, 'SIGNING_KEY'],
    // shells
    [`export OPENAI_API_KEY=${KEY}`, KEY, 'OPENAI_API_KEY'],
    [`export OPENAI_API_KEY="${KEY}";`, KEY, 'OPENAI_API_KEY'],
    [`export FOO=${KEY}`, KEY, 'FOO'],
    [`set OPENAI_API_KEY=${KEY}`, KEY, 'OPENAI_API_KEY'],
    [`set "OPENAI_API_KEY=${KEY}"`, KEY, 'OPENAI_API_KEY'],
    [`setx OPENAI_API_KEY "${KEY}"`, KEY, 'OPENAI_API_KEY'],
    [`$env:OPENAI_API_KEY="${KEY}"`, KEY, 'OPENAI_API_KEY'],
    [`$Env:OPENAI_API_KEY = '${KEY}'`, KEY, 'OPENAI_API_KEY'],
    [`ENV OPENAI_API_KEY=${KEY}`, KEY, 'OPENAI_API_KEY'],
    [`const apiKey = '${KEY}';`, KEY, 'apiKey'],
    // headers
    [`Bearer ${KEY}`, KEY, undefined],
    [`Authorization: Bearer ${KEY}`, KEY, 'Authorization'],
    [`authorization: bearer ${KEY}`, KEY, 'authorization'],
    [`Authorization:Bearer ${KEY}`, KEY, 'Authorization'],
    [`-H "Authorization: Bearer ${KEY}"`, KEY, 'Authorization'],
    [`Authorization: token ${KEY}`, KEY, 'Authorization'],
    [`Authorization: Bot ${KEY}`, KEY, 'Authorization'],
    [`Authorization: Basic ${btoa('user:a-password')}`, 'user:a-password', 'Authorization'],
    [`"Authorization": "Bearer ${KEY}",`, KEY, 'Authorization'],
    [`x-api-key: ${KEY}`, KEY, 'x-api-key'],
    [`X-Api-Key:${KEY}`, KEY, 'X-Api-Key'],
    [`PRIVATE-TOKEN: ${KEY}`, KEY, 'PRIVATE-TOKEN'],
    // JSON, YAML, TOML
    [`"api_key": "${KEY}"`, KEY, 'api_key'],
    [`"api_key": "${KEY}",`, KEY, 'api_key'],
    [`'apiKey': '${KEY}'`, KEY, 'apiKey'],
    [`api_key: ${KEY}`, KEY, 'api_key'],
    [`  - token: "${KEY}"`, KEY, 'token'],
    [`aws_secret_access_key = ${KEY}`, KEY, 'aws_secret_access_key'],
    [`api_key = "${KEY}"`, KEY, 'api_key'],
    [`//pkg.example.com/:_authToken=${KEY}`, KEY, '_authToken'],
    // only wrapped
    [`"${KEY}"`, KEY, undefined],
    [`'${KEY}',`, KEY, undefined],
    [`\`${KEY}\``, KEY, undefined],
    [`${KEY},`, KEY, undefined],
    [`${KEY};`, KEY, undefined],
    [`"${KEY}";`, KEY, undefined],
    [`\u200B${KEY}\uFEFF`, KEY, undefined],
  ])('%j is taken out', (pasted, secret, name) => {
    expect(readPastedKey(pasted)).toMatchObject({ secret, name });
  });

  it('is shown with what stood before it, but never with the key', () => {
    const before = (text: string) => readPastedKey(text)?.before;
    expect(before(`export OPENAI_API_KEY=${KEY}`)).toBe('OPENAI_API_KEY=');
    expect(before(`Authorization: Bearer ${KEY}`)).toBe('Authorization: Bearer');
    expect(before(`x-api-key: ${KEY}`)).toBe('x-api-key:');
    expect(before(`Bearer ${KEY}`)).toBe('Bearer');
    expect(before(`"${KEY}"`)).toBe('');
  });
});

const AWS_ID = `AKIA${'Q'.repeat(16)}`;

describe('a key that is alone', () => {
  it.each([
    [KEY],
    [` ${KEY}\n`],
    [PADDED],
    [`${'A'.repeat(30)}_B==`],
    ['ABCDEF_KEY='],
    [`ABC_TOKEN==`],
    [`${AWS_ID}:${'a/+'.repeat(13)}b`],
    ['AC00000000000000000000000000000000:00000000000000000000000000000000'],
    ['api:key-0123456789abcdef'],
    ['key:0123456789abcdef'],
    ['token:0123456789abcdef'],
    ['user:pass=word'],
    ['me@example.com:a-token'],
    ['1234567890123456|a-secret_of-an_app'],
    [`FlyV1 fm2_${'lJPE'.repeat(30)}==,fm2_${'lJPF'.repeat(30)}=`],
    [`fm2_${'lJPE'.repeat(30)}==,fm2_${'lJPF'.repeat(30)}=`],
    ['DefaultEndpointsProtocol=https;AccountName=store;AccountKey=QUJDRA==;EndpointSuffix=core.windows.net'],
    ['Endpoint=sb://x.servicebus.windows.net/;SharedAccessKeyName=Root;SharedAccessKey=QUJDRA='],
    ['sv=2022-11-02&ss=b&srt=sco&sp=rl&sig=QUJDRA%3D'],
    ['xoxe.xoxp-1-Mi0yLTEyMzQ='],
    ['a password with = and # in it;'],
    ['"half a quote'],
    ['it\'s mine, "really"'],
    ['p@ss;'],
    ['Basic training 101'],
    ['Token ring network'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJhIjoiYj09In0.c2ln'],
    ['-----BEGIN PRIVATE KEY-----\nQUJD\n-----END PRIVATE KEY-----'],
    ['パスワード=ひみつ'],
    [''],
    ['   '],
  ])('%j stays as it is', (pasted) => {
    expect(readPastedKey(pasted)).toBeUndefined();
  });

  const ALPHABETS = [
    'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
    'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_',
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
    '0123456789abcdef',
    'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~:|',
  ];
  const PREFIXES = [
    '',
    'sk-',
    'sk_live_',
    'ghp_',
    'SG.',
    'AIza',
    'export',
    'set',
    'key-',
    'Bearer',
    'TOKEN_',
    'API_KEY_',
  ];

  /** A repeatable sequence of numbers below `limit`. */
  const randomNumbers = (seed: number) => {
    let state = seed;
    return (limit: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state % limit;
    };
  };

  it('is never changed, whatever its letters, its prefix and its padding are', () => {
    const random = randomNumbers(7);
    for (let round = 0; round < 5000; round += 1) {
      const alphabet = ALPHABETS[random(ALPHABETS.length)] ?? '';
      const body = Array.from({ length: 10 + random(80) }, () => alphabet[random(alphabet.length)]).join('');
      const key = `${PREFIXES[random(PREFIXES.length)]}${body}${'='.repeat(random(3))}`;
      expect(readPastedKey(key), key).toBeUndefined();
      expect(readPastedKey(`NAME_OF_KEY=${key}`)?.secret, key).toBe(key);
      expect(readPastedKey(`NAME_OF_KEY="${key}"`)?.secret, key).toBe(key);
      expect(readPastedKey(`Authorization: Bearer ${key}`)?.secret, key).toBe(key);
    }
  });

  it('is read quickly, even if it is as long as a key may be and made to be slow', () => {
    for (const part of [
      'a',
      '=',
      '"',
      "'",
      '\\',
      ' ',
      'A_',
      'Bearer ',
      '"\\',
      'a:',
      '#',
      'export ',
      '//',
      ';,',
    ]) {
      const text = part.repeat(8192).slice(0, 8192);
      for (const hostile of [text, `A_B=${text}`, `"${text}`, `x-api-key: "${text}`, `Bearer ${text}`]) {
        expect(() => readPastedKey(hostile)).not.toThrow();
      }
    }
  });
});

describe('what a script sends', () => {
  it('is certainly more than a key if it names a variable, a header or a scheme', () => {
    expect(namesMoreThanKey(`OPENAI_API_KEY=${KEY}`)?.before).toBe('OPENAI_API_KEY=');
    expect(namesMoreThanKey(`Bearer ${KEY}`)?.before).toBe('Bearer');
  });

  it('may be a key with quotes around it', () => {
    expect(namesMoreThanKey(`"${KEY}"`)).toBeUndefined();
    expect(namesMoreThanKey(`${KEY};`)).toBeUndefined();
  });
});
