import {
  CODEGEN_LANGUAGES,
  type CodegenFramework,
  type CodegenLanguage,
  frameworksOf,
} from '@gatehouse/contract/plain/codegen-options.ts';
import { asObject, parseJsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { useLocalStorage } from '@mantine/hooks';

/** The language, and for each language the framework that was chosen last. */
export interface CodeChoice {
  language: CodegenLanguage;
  /** Null for none. */
  frameworks: Partial<Record<CodegenLanguage, CodegenFramework | null>>;
}

const FIRST_CHOICE: CodeChoice = { language: 'javascript', frameworks: {} };

/** The framework of a choice: the one chosen for its language, or the first that the language offers; null for none. */
export const frameworkOf = ({ language, frameworks }: CodeChoice): CodegenFramework | null =>
  frameworks[language] === undefined ? (frameworksOf(language)[0] ?? null) : frameworks[language];

/** Reads a stored choice, of which a later version of the product may know less. */
export const readChoice = (stored: string | undefined): CodeChoice => {
  const { language, frameworks } = parseJsonObject(stored ?? '') ?? {};
  const named = asObject(frameworks) ?? {};
  const known = CODEGEN_LANGUAGES.flatMap((one) => {
    const offered = frameworksOf(one);
    const framework =
      named[one] === null && offered.length > 0 ? null : offered.find((each) => each === named[one]);
    return framework === undefined ? [] : [[one, framework] as const];
  });
  return {
    language: CODEGEN_LANGUAGES.find((one) => one === language) ?? FIRST_CHOICE.language,
    frameworks: Object.fromEntries(known),
  };
};

/** The chosen language and framework, remembered by this browser. */
export const useCodeChoice = () => {
  const [choice, setChoice] = useLocalStorage<CodeChoice>({
    key: 'gatehouse-code',
    defaultValue: FIRST_CHOICE,
    getInitialValueInEffect: false,
    deserialize: readChoice,
  });
  return {
    language: choice.language,
    framework: frameworkOf(choice),
    setLanguage: (language: CodegenLanguage) => setChoice((last) => ({ ...last, language })),
    setFramework: (framework: CodegenFramework | null) =>
      setChoice((last) => ({ ...last, frameworks: { ...last.frameworks, [last.language]: framework } })),
  };
};
