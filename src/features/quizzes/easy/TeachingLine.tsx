import type { EasyQuestion } from '../../../domain/quiz/easyBank';
import { transliterated } from '../../../domain/script/transliteration';
import { quizzes } from '../../../i18n/quizzes';
import { useSpeakLabels } from '../../../i18n/speech';
import { useText } from '../../../i18n/useText';
import { Card } from '../../../ui/Card';
import type { PlayError } from '../../../ui/speech/player';
import { SpeakButton } from '../../../ui/speech/SpeakButton';

type Props = {
  question: EasyQuestion;
  picked: string;
  meaningOf: (word: string) => string | undefined;
  onAudioFailed: (error: PlayError) => void;
};

/** What the learner can take along from an answer: what the picked word means, how it sounds, and the other one. */
export function TeachingLine({
  question: { prompt, correctAnswer, options },
  picked,
  meaningOf,
  onAudioFailed,
}: Props) {
  const t = useText(quizzes);
  const labels = useSpeakLabels(picked);
  const isRight = picked === correctAnswer;
  const other = options.find((option) => option !== correctAnswer) ?? '';
  const otherMeaning = meaningOf(other);
  const meaning = isRight ? prompt : otherMeaning;

  return (
    <Card className="flex items-center gap-4 px-4 py-3.5">
      <SpeakButton text={picked} labels={labels} onFailed={onAudioFailed} />
      <div className="min-w-0">
        <p className={`font-semibold ${isRight ? 'text-leaf' : 'text-vermilion'}`}>{t(isRight ? 'right' : 'wrong')}</p>
        <p>
          <span lang="te-Latn" className="text-muted">
            {transliterated(picked)}
          </span>
          {' · '}
          {meaning ? t('means', { word: picked, meaning }) : <span lang="te">{picked}</span>}
        </p>
        {isRight && otherMeaning && (
          <p className="text-muted">{t('otherMeans', { word: other, meaning: otherMeaning })}</p>
        )}
        {!isRight && <p>{t('rightIs', { word: correctAnswer })}</p>}
      </div>
    </Card>
  );
}
