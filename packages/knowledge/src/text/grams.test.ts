import { describe, expect, it } from 'vitest';
import { gramsOf } from '#src/text/grams.ts';

describe('gramsOf', () => {
  it('has four letters of words each, in lower case and without accents, and short words whole', () => {
    expect(gramsOf('Gebühr per SMS')).toEqual(['gebu', 'ebuh', 'buhr', 'per', 'sms']);
  });

  it('has most of them in common for forms of a word and for a compound', () => {
    const grams = new Set(gramsOf('Kartenzahlungen'));
    for (const word of ['Kartenzahlung', 'Zahlung'])
      expect(gramsOf(word).filter((gram) => !grams.has(gram))).toEqual([]);
  });

  it('has pairs of characters where no spaces stand between words, without endings', () => {
    expect(gramsOf('天気予報をSlackに')).toEqual(['天気', '気予', '予報', '報を', 'slac', 'lack']);
    expect(gramsOf('发送短信')).toEqual(['发送', '送短', '短信']);
  });

  it('leaves out what says nothing', () => {
    expect(gramsOf('die Karte', (word) => word === 'die')).toEqual(['kart', 'arte']);
  });
});
