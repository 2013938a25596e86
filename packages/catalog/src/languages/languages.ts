import { CHINESE } from '#src/languages/chinese.ts';
import { DUTCH } from '#src/languages/dutch.ts';
import { FRENCH } from '#src/languages/french.ts';
import { GERMAN } from '#src/languages/german.ts';
import { ITALIAN } from '#src/languages/italian.ts';
import { JAPANESE } from '#src/languages/japanese.ts';
import { PORTUGUESE } from '#src/languages/portuguese.ts';
import { SPANISH } from '#src/languages/spanish.ts';

/** A language written in words with spaces between them. */
export type SpacedLanguage = {
  /** Its English name. */
  name: string;
  phrases: Record<string, string>;
  /** Words without which hardly a sentence is said, and letters that others do not have. English words are left out. */
  common: string;
  letters: RegExp;
};

export const SPACED: readonly SpacedLanguage[] = [
  {
    name: 'German',
    phrases: GERMAN,
    common:
      'der das den dem des ein eine einen einem einer eines und oder aber ich wir ihr sie es ist sind wird werden soll sollen kann können möchte möchten brauche brauchen suche suchen für mit von zu zum zur auf aus bei nach über unter ohne nicht kein keine keinen wie wer wo wann warum meine meinen unser unsere unseren auch nur noch sich dass wenn ihre im vom',
    letters: /[ßäöü]/iu,
  },
  {
    name: 'Spanish',
    phrases: SPANISH,
    common:
      'el la los las un una unos unas y o pero yo nosotros es son quiero queremos necesito necesitamos busco buscamos para por con sin en de del al que como cómo qué dónde cuándo mi mis nuestro nuestra nuestros nuestras su sus se más muy también puedo puede',
    letters: /[ñ¿¡]/iu,
  },
  {
    name: 'French',
    phrases: FRENCH,
    common:
      'le la les un une des du de et ou mais je nous vous il elle est sont veux voulons voudrais cherche cherchons besoin pour par avec sans dans sur au aux que qui comment où quand mon ma mes notre nos votre vos leur leurs ne pas plus se ce cette ces en d l j qu',
    letters: /[œêèùû]/iu,
  },
  {
    name: 'Portuguese',
    phrases: PORTUGUESE,
    common:
      'o os um uma uns umas e ou mas eu nós é são quero queremos preciso precisamos procuro procuramos para por com sem em de do da dos das ao aos à no na nos nas que como onde quando meu minha meus minhas nosso nossa nossos nossas seu sua seus suas não mais muito também pelo pela',
    letters: /[ãõ]/iu,
  },
  {
    name: 'Italian',
    phrases: ITALIAN,
    common:
      'il lo la gli le un uno una e ed o ma io noi è sono voglio vogliamo vorrei cerco cerchiamo bisogno serve per con senza di del della dello dei delle degli da dal dalla nel nella nelle sul sulla al alla alle ai che come dove quando mio mia miei mie nostro nostra nostri nostre suo sua non più molto anche',
    letters: /[ìò]/iu,
  },
  {
    name: 'Dutch',
    phrases: DUTCH,
    common:
      'de het een en maar ik wij jij zij is zijn wil willen zoek zoeken nodig voor met van naar op uit bij zonder niet geen hoe wie waar wanneer mijn onze ons hun ook nog dat die deze dit je we moet moeten kan kunnen worden wordt al hele er hier wat daar',
    letters: /ij(?=[a-z]*\b)/iu,
  },
];

export const JAPANESE_PHRASES = JAPANESE;
export const CHINESE_PHRASES = CHINESE;
