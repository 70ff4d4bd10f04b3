import type { EasyQuestion } from '../../../domain/quiz/easyBank';
import { transliterated } from '../../../domain/script/transliteration';
import { quizzes } from '../../../i18n/quizzes';
import { useSpeakLabels } from '../../../i18n/speech';
import { useLanguage, useText } from '../../../i18n/useText';
import type { PlayError } from '../../../ui/speech/player';
import { SpeakButton } from '../../../ui/speech/SpeakButton';

type Props = {
  question: EasyQuestion;
  picked: string;
  meaningOf: (word: string) => string | undefined;
  onAudioFailed: (error: PlayError) => void;
};

/** Teaches from the answer: the meaning and sound of the picked word, and the other word. */
export function TeachingLine({
  question: { prompt, correctAnswer, options },
  picked,
  meaningOf,
  onAudioFailed,
}: Props) {
  const t = useText(quizzes);
  const isInTelugu = useLanguage() === 'te';
  const labels = useSpeakLabels(picked);
  const isRight = picked === correctAnswer;
  const other = options.find((option) => option !== correctAnswer) ?? '';
  const otherMeaning = meaningOf(other);
  const meaning = isRight ? prompt : otherMeaning;

  return (
    <div className="flex items-center gap-3.5">
      <SpeakButton text={picked} labels={labels} onFailed={onAudioFailed} />
      <div className="min-w-0 leading-snug!">
        <p className="wrap-normal">
          {!isInTelugu && (
            <>
              <span lang="te-Latn" className="text-muted">
                {transliterated(picked)}
              </span>
              {' · '}
            </>
          )}
          {meaning ? t('means', { word: picked, meaning }) : <span lang="te">{picked}</span>}
        </p>
        {isRight && otherMeaning && (
          <p className="text-muted wrap-normal">{t('otherMeans', { word: other, meaning: otherMeaning })}</p>
        )}
        {!isRight && <p className="wrap-normal">{t('rightIs', { word: correctAnswer })}</p>}
      </div>
    </div>
  );
}
