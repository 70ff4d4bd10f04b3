import type { Given } from '../domain/exercise/outcome';
import { exercises } from '../i18n/exercises';
import { useLanguage, useText } from '../i18n/useText';
import { Icon } from '../ui/Icon';
import { MixedText } from '../ui/MixedText';
import { EntryLine } from './EntryLine';

/** What the answer was worth, why, and what to listen to. */
export function Feedback({ given: { isRight, explanation }, comesBack }: { given: Given; comesBack: boolean }) {
  const t = useText(exercises);
  const language = useLanguage();
  const { why, right, picked } = explanation;
  return (
    <div
      className={`rounded-card border-[3px] px-5 py-4 ${isRight ? 'border-leaf bg-leaf-tint' : 'border-vermilion bg-vermilion-tint'}`}
    >
      <p className="flex items-center gap-3 text-xl font-semibold">
        <span
          className={`grid size-9 flex-none place-items-center rounded-full ${isRight ? 'bg-leaf text-on-leaf' : 'bg-vermilion text-on-vermilion'}`}
        >
          <Icon name={isRight ? 'check' : 'cross'} className="size-5.5" />
        </span>
        {t(isRight ? 'right' : 'wrong')}
      </p>
      {why && (
        <p className="mt-2 wrap-anywhere">
          <MixedText text={why[language]} language={language} />
        </p>
      )}
      {right.length + picked.length > 0 && (
        <div className="mt-3 grid gap-2.5">
          {right.map((entry) => (
            <EntryLine key={entry.telugu} entry={entry} label={isRight ? undefined : t('rightWas')} />
          ))}
          {picked.map((entry) => (
            <EntryLine key={entry.telugu} entry={entry} label={t('youPicked')} />
          ))}
        </div>
      )}
      {comesBack && <p className="mt-3">{t('willComeBack')}</p>}
    </div>
  );
}
