import { MAX_QUESTIONS, MIN_QUESTIONS } from '../../../domain/quiz/wordQuestions';
import { quizzes } from '../../../i18n/quizzes';
import { useSpeakLabels } from '../../../i18n/speech';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/controls/Button';
import { Card } from '../../../ui/layout/Card';
import { Slider } from '../../../ui/controls/Slider';
import type { PlayError } from '../../../ui/speech/player';
import { SpeakButton } from '../../../ui/speech/SpeakButton';

type Props = {
  telugu: string;
  /** The English of the translated word, if it differs from the typed text. */
  takenFor: string | null;
  /** The browser's own model translated it, which may be wrong. */
  isFromBrowser: boolean;
  count: number;
  onCount: (count: number) => void;
  isGenerating: boolean;
  onGenerate: () => void;
  onAudioFailed: (error: PlayError) => void;
};

/** The Telugu of the text, to read and to hear, and the number of questions. */
export function Translated(props: Props) {
  const { telugu, takenFor, isFromBrowser, count, onCount, isGenerating, onGenerate, onAudioFailed } = props;
  const t = useText(quizzes);
  const labels = useSpeakLabels(telugu);
  return (
    <Card className="grid gap-6 p-6">
      <div className="flex items-center gap-4">
        <SpeakButton text={telugu} labels={labels} onFailed={onAudioFailed} />
        <div role="status" className="min-w-0">
          <p className="text-muted">{t('inTelugu')}</p>
          <p lang="te" className="font-display text-4xl">
            {telugu}
          </p>
          {takenFor !== null && (
            <p className="text-muted">
              {t('thatIs')} <span lang="en">{takenFor}</span>
            </p>
          )}
          {isFromBrowser && <p className="text-muted">{t('fromBrowser')}</p>}
        </div>
      </div>
      <Slider
        label={t('questionsWanted')}
        value={count}
        min={MIN_QUESTIONS}
        max={MAX_QUESTIONS}
        onChange={onCount}
        disabled={isGenerating}
      />
      <Button disabled={isGenerating} onClick={onGenerate} className="justify-self-start">
        {t(isGenerating ? 'generating' : 'generate')}
      </Button>
    </Card>
  );
}
