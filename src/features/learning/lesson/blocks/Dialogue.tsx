import type { DialogueLine } from '../../../../domain/lesson/lessonContent';
import { wordsOf } from '../../../../domain/speech/words';
import { learning } from '../../../../i18n/learning';
import { useReadAloudTexts } from '../../../../i18n/readAloud';
import { useBilingual } from '../../../../i18n/useBilingual';
import { useText } from '../../../../i18n/useText';
import { ReadAloud, type Reading } from '../../../../ui/speech/ReadAloud';
import { useSpeaker } from '../../../../ui/speech/SpeechContext';
import { SpeakButton } from '../../../../ui/speech/SpeakButton';
import { SpokenText } from '../../../../ui/speech/SpokenText';
import { useSpeakLabels } from '../../../../i18n/speech';
import { Latin } from '../latin';

/** A conversation in speech bubbles; each line can be heard, or all of them in order. */
export function Dialogue({ lines }: { lines: readonly DialogueLine[] }) {
  const t = useText(learning);
  const texts = useReadAloudTexts({
    play: t('playTalk'),
    listen: t('playTalkAgain'),
    position: t('talkPosition'),
  });
  const counts = lines.map(({ telugu }) => wordsOf(telugu).length);
  const first = lines[0]?.who.en;
  return (
    <ReadAloud
      text={lines.map(({ telugu }) => telugu).join('\n')}
      texts={texts}
      className="max-w-176"
      renderText={(reading) => (
        <ol className="grid gap-4">
          {lines.map((line, at) => (
            <Bubble
              key={at}
              line={line}
              firstWord={counts.slice(0, at).reduce((sum, count) => sum + count, 0)}
              isFirstSpeaker={line.who.en === first}
              reading={reading}
            />
          ))}
        </ol>
      )}
    />
  );
}

type BubbleProps = { line: DialogueLine; firstWord: number; isFirstSpeaker: boolean; reading: Reading };

function Bubble({ line: { who, telugu, english }, firstWord, isFirstSpeaker, reading }: BubbleProps) {
  const pick = useBilingual();
  const speaker = useSpeaker();
  const labels = useSpeakLabels(telugu);
  const wordInLine = reading.current === null ? null : reading.current - firstWord;
  return (
    <li className={`flex max-w-[92%] items-end gap-2.5 ${isFirstSpeaker ? '' : 'flex-row-reverse justify-self-end'}`}>
      <SpeakButton text={telugu} labels={labels} speaker={speaker} />
      <div
        className={`min-w-0 rounded-card px-5 py-3 ${
          isFirstSpeaker ? 'rounded-bl-sm bg-indigo-tint' : 'rounded-br-sm bg-leaf-tint'
        }`}
      >
        <p className={`type-small font-semibold ${isFirstSpeaker ? 'text-indigo' : 'text-leaf'}`}>{pick(who)}</p>
        <SpokenText
          text={telugu}
          lang="te"
          current={speaker.state.word ?? wordInLine}
          onWord={(word) => reading.onWord(firstWord + word)}
          className="text-xl"
        />
        <Latin text={telugu} />
        <p lang="en" className="text-muted">
          {english}
        </p>
      </div>
    </li>
  );
}
