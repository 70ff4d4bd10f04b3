import { wordsOf } from '../../../domain/speech/words';
import { useSpeakLabels } from '../../../i18n/speech';
import type { Reading } from '../../../ui/speech/ReadAloud';
import { SpeakButton } from '../../../ui/speech/SpeakButton';
import { useSpeaker } from '../../../ui/speech/SpeechContext';
import { SpokenText } from '../../../ui/speech/SpokenText';

type Props = { readonly lines: readonly string[]; readonly reading: Reading };

/** The poem as it is printed; each line can be heard separately. */
export function PoemLines({ lines, reading }: Props) {
  const counts = lines.map((line) => wordsOf(line).length);
  return (
    <ol className="grid gap-2">
      {lines.map((line, index) =>
        line === '' ? (
          <li key={index} role="presentation" className="h-3" />
        ) : (
          <PoemLine
            key={index}
            line={line}
            firstWord={counts.slice(0, index).reduce((sum, count) => sum + count, 0)}
            reading={reading}
          />
        ),
      )}
    </ol>
  );
}

type LineProps = { readonly line: string; readonly firstWord: number; readonly reading: Reading };

function PoemLine({ line, firstWord, reading }: LineProps) {
  const speaker = useSpeaker();
  const labels = useSpeakLabels(line);
  const ofWhole = reading.current === null ? null : reading.current - firstWord;
  return (
    <li className="flex items-center gap-4">
      <SpeakButton text={line} labels={labels} speaker={speaker} />
      <SpokenText
        text={line}
        lang="te"
        current={speaker.state.word ?? ofWhole}
        onWord={(word) => reading.onWord(firstWord + word)}
        className="min-w-0 text-xl md:text-2xl"
      />
    </li>
  );
}
