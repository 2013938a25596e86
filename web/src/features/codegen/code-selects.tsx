import {
  CODEGEN_FRAMEWORK_LABELS,
  CODEGEN_LANGUAGE_LABELS,
  CODEGEN_LANGUAGES,
  frameworksOf,
} from '@gatehouse/contract/codegen-options.ts';
import classes from '#src/features/codegen/codegen.module.css';
import type { useCodeChoice } from '#src/shared/code/code-choice.ts';
import { LazySelect } from '#src/ui/form/lazy-select.tsx';

const LANGUAGES = CODEGEN_LANGUAGES.map((value) => ({ value, label: CODEGEN_LANGUAGE_LABELS[value] }));

/** The language, and the framework if the language offers a choice. */
export const CodeSelects = ({
  language,
  framework,
  setLanguage,
  setFramework,
}: ReturnType<typeof useCodeChoice>) => {
  const frameworks = frameworksOf(language).map((value) => ({
    value,
    label: CODEGEN_FRAMEWORK_LABELS[value],
  }));
  return (
    <div className={classes.selects}>
      <LazySelect
        label="Language"
        data={LANGUAGES}
        value={language}
        allowDeselect={false}
        onChange={(chosen) => chosen !== null && setLanguage(chosen)}
      />
      {frameworks.length > 0 && (
        <LazySelect
          label="Framework"
          data={frameworks}
          value={framework}
          allowDeselect={false}
          onChange={(chosen) => chosen !== null && setFramework(chosen)}
        />
      )}
    </div>
  );
};
