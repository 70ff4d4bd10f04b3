import type { QuizAnswer } from '../../domain/quiz/quizResult';
import { quizzes } from '../../i18n/quizzes';
import { useSpeakLabels } from '../../i18n/speech';
import { useText } from '../../i18n/useText';
import { Icon } from '../../ui/pictures/Icon';
import type { PlayError } from '../../ui/speech/player';
import { SpeakButton } from '../../ui/speech/SpeakButton';

type Props = {
  answers: readonly QuizAnswer[];
  meaningOf: (word: string) => string | undefined;
  onAudioFailed: (error: PlayError) => void;
};

/** Lists every answer with the right one, and what a wrong one means. */
export const AnswerSummary = ({ answers, ...rest }: Props) => {
  const t = useText(quizzes);
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{t('summary')}</h2>
      <ol className="grid divide-y divide-line rounded-card border border-line bg-card px-5">
        {answers.map((answer, index) => (
          <Answer key={index} answer={answer} {...rest} />
        ))}
      </ol>
    </section>
  );
};

function Answer({ answer, meaningOf, onAudioFailed }: Omit<Props, 'answers'> & { answer: QuizAnswer }) {
  const t = useText(quizzes);
  const { question, correctAnswer, userAnswer, isCorrect } = answer;
  const labels = useSpeakLabels(isCorrect ? correctAnswer : userAnswer);
  const meaning = meaningOf(userAnswer);
  return (
    <li className="flex items-start gap-3.5 py-4">
      <span
        className={`mt-2 grid size-8 flex-none place-items-center rounded-full ${isCorrect ? 'bg-leaf text-on-leaf' : 'bg-vermilion text-on-vermilion'}`}
      >
        <Icon name={isCorrect ? 'check' : 'cross'} className="size-5" />
        <span className="sr-only">{t(isCorrect ? 'isRight' : 'isWrong')}</span>
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{question}</p>
        {!isCorrect && (
          <p className="text-vermilion">
            {t('yourAnswer', { word: userAnswer })}
            {meaning && <span className="block text-ink">{t('means', { word: userAnswer, meaning })}</span>}
          </p>
        )}
        <p className="text-leaf">{t('rightAnswer', { word: correctAnswer })}</p>
      </div>
      <SpeakButton text={isCorrect ? correctAnswer : userAnswer} labels={labels} onFailed={onAudioFailed} />
    </li>
  );
}
