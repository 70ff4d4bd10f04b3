import type { ReactNode } from 'react';
import type { Given } from '../domain/exercise/outcome';
import { exercises } from '../i18n/exercises';
import { useLanguage, useText } from '../i18n/useText';
import { MixedText } from '../ui/layout/MixedText';
import { EntryLine } from './EntryLine';
import { Listen } from './hearing/Listen';
import { Sheet } from './room/Sheet';

type Props = {
  /** `null` as long as nothing was answered: then only the way on is there. */
  given: Given | null;
  comesBack: boolean;
  /** The way on, always in sight. */
  children: ReactNode;
};

/** What the answer was worth, why, and what to listen to; below it, the way on. */
export function Feedback({ given, comesBack, children }: Props) {
  const t = useText(exercises);
  const verdict = given && {
    isRight: given.isRight,
    text: t(given.isRight ? 'right' : 'wrong'),
    ...(comesBack ? { note: t('willComeBack') } : {}),
  };
  return (
    <Sheet verdict={verdict} foot={children}>
      {given && <Explained given={given} />}
    </Sheet>
  );
}

/** Short enough for two beside each other. */
const SHORT = 6;

function Explained({ given: { isRight, explanation } }: { given: Given }) {
  const t = useText(exercises);
  const language = useLanguage();
  const { right, picked } = explanation;
  const why = explanation.why?.[language];
  const areShort = [...right, ...picked].every(
    ({ telugu, english, number }) =>
      telugu.length <= SHORT && (language === 'te' || english === undefined) && number === undefined,
  );
  return (
    <div className={`grid gap-x-4 gap-y-2 ${areShort ? 'grid-cols-2' : 'sm:grid-cols-2'}`}>
      {why !== undefined && (
        <div className="col-span-full flex items-center gap-3">
          <Listen text={why} />
          <p className="min-w-0 flex-1 leading-snug! wrap-normal">
            <MixedText text={why} language={language} />
          </p>
        </div>
      )}
      {right.map((entry) => (
        <EntryLine key={entry.telugu} entry={entry} label={isRight ? undefined : t('rightWas')} isShort />
      ))}
      {picked.map((entry) => (
        <EntryLine key={entry.telugu} entry={entry} label={t('youPicked')} isShort />
      ))}
    </div>
  );
}
