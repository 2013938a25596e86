import { CHINESE } from '#src/languages/chinese.ts';
import { CHINESE_WORLD } from '#src/languages/chinese-world.ts';
import { DUTCH } from '#src/languages/dutch.ts';
import { DUTCH_WORLD } from '#src/languages/dutch-world.ts';
import { FRENCH } from '#src/languages/french.ts';
import { FRENCH_WORLD } from '#src/languages/french-world.ts';
import { GERMAN } from '#src/languages/german.ts';
import { GERMAN_WORLD } from '#src/languages/german-world.ts';
import { ITALIAN } from '#src/languages/italian.ts';
import { ITALIAN_WORLD } from '#src/languages/italian-world.ts';
import { JAPANESE } from '#src/languages/japanese.ts';
import { JAPANESE_WORLD } from '#src/languages/japanese-world.ts';
import { PORTUGUESE } from '#src/languages/portuguese.ts';
import { PORTUGUESE_WORLD } from '#src/languages/portuguese-world.ts';
import { SPANISH } from '#src/languages/spanish.ts';
import { SPANISH_WORLD } from '#src/languages/spanish-world.ts';

/** A language written in words with spaces between them. */
export type SpacedLanguage = {
  /** Its English name. */
  name: string;
  phrases: Record<string, string>;
  /** Words without which hardly a sentence is said, and letters that others do not have. English words are left out. */
  common: string;
  letters: RegExp;
  /** What may stand between the words of a phrase: articles, whose it is, `of`, `automatically`. */
  between: string;
};

export const SPACED: readonly SpacedLanguage[] = [
  {
    name: 'German',
    phrases: { ...GERMAN, ...GERMAN_WORLD },
    common:
      'der das den dem des ein eine einen einem einer eines und oder aber ich wir ihr sie es ist sind wird werden soll sollen kann können möchte möchten brauche brauchen suche suchen für mit von zu zum zur auf aus bei nach über unter ohne nicht kein keine keinen wie wer wo wann warum meine meinen unser unsere unseren auch nur noch sich dass wenn ihre im vom ihren ihrem unserem meinem meiner unserer dieser diese dieses diesen als beim zwischen gegen damit etwas welche welcher welches gibt habe haben muss müssen uns mir mich ins durch bitte jeden jede um per ob man sucht sollte könnte hat deren dessen',
    letters: /[ßäöü]/iu,
    between:
      'der die das den dem des ein eine einen einem einer eines mein meine meinen meiner unser unsere unseren unserer ihre ihren von vom alle allen aller viele automatisch online meines unseres',
  },
  {
    name: 'Spanish',
    phrases: { ...SPANISH, ...SPANISH_WORLD },
    common:
      'el la los las un una unos unas y o pero yo nosotros es son quiero queremos necesito necesitamos busco buscamos para por con sin en de del al que como cómo qué dónde cuándo mi mis nuestro nuestra nuestros nuestras su sus se más muy también puedo puede desde entre hacia cada esta este estos estas hay cuando donde ser está están hacer tengo tenemos sobre les nos ellos hasta según quisiera me lo si eso esto otro otra',
    letters: /[ñ¿¡]/iu,
    between:
      'el la los las un una unos unas mi mis su sus nuestro nuestra nuestros nuestras de del todos todas automáticamente',
  },
  {
    name: 'French',
    phrases: { ...FRENCH, ...FRENCH_WORLD },
    common:
      'le la les un une des du de et ou mais je nous vous il elle est sont veux voulons voudrais cherche cherchons besoin pour par avec sans dans sur au aux que qui comment où quand mon ma mes notre nos votre vos leur leurs ne pas plus se ce cette ces en d l j qu dont chez entre vers ses son sa lors puis depuis être avoir faire peut peux faut afin chaque tous toutes tout aussi voudrions n s si celui quel quelle quels lui aimerais',
    letters: /[œêèùû]/iu,
    between:
      'le la les l un une des du de d mon ma mes notre nos votre vos leur leurs tous toutes automatiquement',
  },
  {
    name: 'Portuguese',
    phrases: { ...PORTUGUESE, ...PORTUGUESE_WORLD },
    common:
      'o os um uma uns umas e ou mas eu nós é são quero queremos preciso precisamos procuro procuramos para por com sem em de do da dos das ao aos à no na nos nas que como onde quando meu minha meus minhas nosso nossa nossos nossas seu sua seus suas não mais muito também pelo pela pelos pelas entre cada está estão ser fazer tem temos isso essa esse este esta numa num dum até já sobre gostaria queria posso pode qual quais lhe eles elas alguma algum coisa',
    letters: /[ãõ]/iu,
    between:
      'o os a as um uma uns umas meu minha meus minhas nosso nossa nossos nossas seu sua seus suas de do da dos das todos todas automaticamente',
  },
  {
    name: 'Italian',
    phrases: { ...ITALIAN, ...ITALIAN_WORLD },
    common:
      'il lo la gli le un uno una e ed o ma io noi è sono voglio vogliamo vorrei cerco cerchiamo bisogno serve per con senza di del della dello dei delle degli da dal dalla nel nella nelle sul sulla al alla alle ai che come dove quando mio mia miei mie nostro nostra nostri nostre suo sua non più molto anche tra fra negli agli dagli dai dalle dallo nei nello sui sulle sugli sullo allo ogni questo questa questi queste quali quale essere fare posso può possono ho abbiamo si cui vorremmo loro l d dell all nell sull dall i se ci chi mi far deve devono',
    letters: /[ìò]/iu,
    between:
      'il lo la i gli le l un uno una di del della dello dei delle degli dell mio mia miei mie nostro nostra nostri nostre suo sua d tutti tutte automaticamente',
  },
  {
    name: 'Dutch',
    phrases: { ...DUTCH, ...DUTCH_WORLD },
    common:
      'de het een en maar ik wij jij zij is zijn wil willen zoek zoeken nodig voor met van naar op uit bij zonder niet geen hoe wie waar wanneer mijn onze ons hun ook nog dat die deze dit je we moet moeten kan kunnen worden wordt al hele er hier wat daar aan om te tussen mij onder over door als hebben heb heeft zodat elke elk jouw graag mag kunt welke ze hen tegen vanuit tot zou alle',
    letters: /ij(?=[a-z]*\b)/iu,
    between: 'de het een mijn onze ons hun van alle automatisch online je jouw',
  },
];

export const JAPANESE_PHRASES: Record<string, string> = { ...JAPANESE, ...JAPANESE_WORLD };
export const CHINESE_PHRASES: Record<string, string> = { ...CHINESE, ...CHINESE_WORLD };
