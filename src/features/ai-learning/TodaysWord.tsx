import type { WordHead } from '../../domain/tutor/bankWord';
import { aiLearning } from '../../i18n/aiLearning';
import { useSpeakLabels } from '../../i18n/speech';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/controls/Button';
import { Muggu } from '../../ui/pictures/Muggu';
import { SpeakButton } from '../../ui/speech/SpeakButton';

type Props = { readonly word: WordHead; readonly onAsk: (english: string) => void };

/** One word per day to look at, hear and ask about. */
export function TodaysWord({ word: { english, telugu, emoji }, onAsk }: Props) {
  const t = useText(aiLearning);
  const labels = useSpeakLabels(telugu);
  return (
    <section
      aria-labelledby="todays-word"
      className="relative flex flex-wrap items-center gap-x-6 gap-y-4 overflow-hidden rounded-card bg-indigo-tint p-5 md:p-6"
    >
      <div aria-hidden="true" className="absolute inset-y-0 right-0 w-1/2">
        <Muggu className="mask-l-from-10% text-indigo opacity-15" />
      </div>
      <span aria-hidden="true" className="relative text-[4rem] leading-none! [font-variant-emoji:emoji]">
        {emoji}
      </span>
      <div className="relative min-w-40 flex-1">
        <h2 id="todays-word" className="text-lg text-indigo">
          {t('todaysWord')}
        </h2>
        <div className="flex flex-wrap items-center gap-x-3">
          <p lang="te" className="font-display text-3xl leading-[1.5]">
            {telugu}
          </p>
          <SpeakButton text={telugu} labels={labels} />
        </div>
        <p lang="en" className="text-muted">
          {english}
        </p>
      </div>
      <Button className="relative max-sm:w-full" onClick={() => onAsk(english)}>
        {t('todaysWordAsk')}
      </Button>
    </section>
  );
}
