import { judged } from '../../../domain/exercise/kinds';
import { pickedText } from '../../../domain/practice/record';
import { answerOnShow, answersTo, type Run, taskOnShow } from '../../../domain/practice/run';
import { quizzes } from '../../../i18n/quizzes';
import { useSpeakLabels } from '../../../i18n/speech';
import { useText } from '../../../i18n/useText';
import { usePorts } from '../../../state/ports';
import type { PracticeSteps } from '../../../practice/usePractice';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import type { Bead } from '../../../ui/Garland';
import type { PlayError } from '../../../ui/speech/player';
import { SpeakButton } from '../../../ui/speech/SpeakButton';
import { afterPaint } from '../afterPaint';
import { Option, sizeFor } from '../Option';
import { QuizTop } from '../QuizTop';
import { useFocusOn } from '../../../ui/useFocusOn';
import { useOptionKeys } from '../../../ui/useOptionKeys';

type Props = {
  run: Run;
  steps: Pick<PracticeSteps, 'answer' | 'next' | 'previous' | 'submit'>;
  onAudioFailed: (error: PlayError) => void;
};

/** One question in both languages with four answers; until Submit every answer can be changed. */
export function WordQuestionView({ run, steps, onAudioFailed }: Props) {
  const t = useText(quizzes);
  const { analytics } = usePorts();
  const exercise = taskOnShow(run)?.exercise;
  const asked = exercise?.kind === 'generated-question' ? exercise : null;
  const answer = answerOnShow(run);
  const picked = answer ? pickedText(answer) : null;
  const [at = 0] = run.toCome;
  const isLast = run.toCome.length === 1;
  const place = at + 1;
  const labels = useSpeakLabels(asked?.task.telugu ?? '');
  const heading = useFocusOn<HTMLHeadingElement>(place, true);

  const pick = (option: string) => {
    // A changed mind is not another answered question.
    if (asked && steps.answer(judged(asked, option)) && picked === null)
      afterPaint(() => analytics.record({ name: 'answer_question', parameters: {} }));
  };
  const goOn = () => void (isLast ? steps.submit() : steps.next());
  const area = useOptionKeys<HTMLDivElement>({ canGoOn: picked !== null, onGoOn: goOn });

  if (!asked) return null;
  const question = asked.task;
  const total = run.tasks.length;
  const beads = run.tasks.map((_, index): Bead => {
    if (index === at) return 'current';
    return answersTo(run, index).length > 0 ? 'done' : 'ahead';
  });
  const answered = run.answers.length;

  return (
    <div ref={area} className="grid">
      <QuizTop beads={beads} place={place} text={t('progressAnswered', { place, total, answered })} />
      <Card className="flex items-center gap-4 px-6 py-6">
        <SpeakButton key={at} text={question.telugu} labels={labels} onFailed={onAudioFailed} />
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} lang="en" className="text-2xl">
            {question.english}
          </h1>
          <p lang="te" className="mt-1.5 text-xl">
            {question.telugu}
          </p>
        </div>
      </Card>
      <div role="group" aria-label={t('chooseAnswer')} className="mt-5 grid gap-4 sm:grid-cols-2">
        {question.options.map((option, index) => (
          <Option
            key={`${at} ${option}`}
            text={option}
            number={index + 1}
            mark="chosen"
            state={option === picked ? 'marked' : 'open'}
            isPicked={option === picked}
            onPick={() => pick(option)}
            onAudioFailed={onAudioFailed}
            size={sizeFor(question.options, 'medium')}
          />
        ))}
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <Button look="quiet" disabled={at === 0} onClick={() => void steps.previous()}>
          {t('previous')}
        </Button>
        <p className="type-small hidden flex-1 text-center text-muted md:block">{t('keys')}</p>
        <Button disabled={picked === null} onClick={goOn}>
          {t(isLast ? 'submit' : 'next')}
        </Button>
      </div>
    </div>
  );
}
