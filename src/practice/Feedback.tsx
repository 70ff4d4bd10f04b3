import type { ReactNode } from 'react';
import type { JudgedAnswer } from '../domain/exercise/outcome';
import { exercises } from '../i18n/exercises';
import { useLanguage, useText } from '../i18n/useText';
import { MixedText } from '../ui/layout/MixedText';
import { EntryLine } from './EntryLine';
import { Listen } from './hearing/Listen';
import { Sheet } from './room/Sheet';

type Props = {
  /** `null` before there is an answer; then only the button is shown. */
  given: JudgedAnswer | null;
  comesBack: boolean;
  /** The button that continues; it is always visible. */
  children: ReactNode;
};

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

/** Entries up to this length fit side by side. */
const MAX_SHORT_LENGTH = 6;

function Explained({ given: { isRight, explanation } }: { given: JudgedAnswer }) {
  const t = useText(exercises);
  const language = useLanguage();
  const { right, picked } = explanation;
  const why = explanation.why?.[language];
  const areShort = [...right, ...picked].every(
    ({ telugu, english, number }) =>
      telugu.length <= MAX_SHORT_LENGTH && (language === 'te' || english === undefined) && number === undefined,
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
