import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asObject, asText, type JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { inText, plain } from '#src/body/failure.ts';

/** What the field of the request is called that a fault is about: RFC 9457 and JSON:API give a pointer, FastAPI a path. */
const PLACE =
  /^(?:(?:param(?:eter)?|property|attribute|field|argument)(?:name)?|target|pointer|source|location|loc|(?:instance|data|error)?path)$/;
/** A path that leads to a value, and is none of a URL: `contacts[0].email`. */
const IS_PLACE = /^[\w.[\]$-]{1,100}$/;
/** Where these stand in places that are not in the request, too. */
const IS_OWN = /^(?:source|location|loc|path)$/;

const asPlace = (name: string, value: JsonValue): string | undefined => {
  const inner = asObject(value);
  const text = Array.isArray(value)
    ? value.map(inText).join('.')
    : (asText(value) ?? asText(inner?.pointer) ?? asText(inner?.parameter));
  const place = text?.replace(/^#?\//, '');
  return place === undefined || (IS_OWN.test(name) && !IS_PLACE.test(place.replaceAll('/', '.')))
    ? undefined
    : place;
};

/** Where in the request a fault is; zod names what it does not know in a list. */
export const placeOf = (fault: JsonObject): string | undefined => {
  if (fault.code === 'unrecognized_keys' && Array.isArray(fault.keys))
    return fault.keys.map(inText).join(', ');
  return Object.entries(fault)
    .map(([name, value]) => (PLACE.test(plain(name)) ? asPlace(plain(name), value) : undefined))
    .find((place) => place !== undefined && place !== '');
};

/** What the words of an error are called, the most telling first. */
const WORDS = [
  /^longmessage$/,
  /^(?:err(?:or)?|fault|result|response|status|ret)?(?:message|msg)$/,
  /^(?:err(?:or)?|fault|result|response)?(?:description|summary|detail|desc|text|string)$/,
  /^(?:descripci[oó]n|descrizione|descri[cç][aã]o|mensa(?:je|gem)|messaggio|meldung|nachricht|beschreibung|melding)$/,
  /^(?:reason|info|information|moreinfo(?:rmation)?|note|details?|title|human|issue|refusalreason|violation|explanationtext)$/,
  /^exception$/,
  /^(?!terror$)\w*err(?:or)?s?$/,
  /^errortype$/,
];

/** Words of an object; Microsoft's are an object with a language. */
export const textIn = (value: JsonValue | undefined): string | undefined =>
  asText(value) ?? asText(asObject(value)?.value);

/** A message that only says that the call failed: the explorers of blockchains have the words where others have the result. */
const isBareFailure = (text: string): boolean => /^(?:not ?ok|nok|error|fail(?:ed|ure)?)\.?$/i.test(text);

/** Title and detail of RFC 9457, without repeating the title if the detail starts with it. */
const titleAndDetail = ({ title, detail, message }: JsonObject): string | undefined => {
  const [short, long] = [asText(title), asText(detail) ?? asText(message)];
  if (short === undefined || long === undefined) return undefined;
  return long.startsWith(short) ? long : `${short.replace(/[.:]$/, '')}: ${long}`;
};

/** What an object says is wrong, in its own words. */
export const ownWords = (object: JsonObject): string | undefined => {
  const texts = Object.entries(object).flatMap(([name, value]) => {
    const text = textIn(value);
    // The bare name of an exception says less than anything else.
    const isWords = text !== undefined && (plain(name) !== 'exception' || /\s/.test(text));
    return isWords ? [[plain(name), text] as const] : [];
  });
  const found = WORDS.flatMap((words) => texts.filter(([name]) => words.test(name)).map(([, text]) => text));
  const [first] = found;
  return (
    titleAndDetail(object) ??
    found.find((text) => !isBareFailure(text)) ??
    (first === undefined ? undefined : (asText(object.result) ?? first))
  );
};
