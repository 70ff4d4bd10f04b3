import { memo } from 'react';
import type { StudioLine } from '../../../domain/padyalu/studio';
import { padyalu } from '../../../i18n/padyalu';
import { useSpeakLabels } from '../../../i18n/speech';
import { useText } from '../../../i18n/useText';
import { SpeakButton } from '../../../ui/speech/SpeakButton';
import { GanaBox } from '../../../practice/verse/GanaBox';
import { TieMark } from '../../../practice/verse/ties';

const VERDICTS = {
  agrees: null,
  'agrees by prasa': 'yatiByPrasa',
  'agrees by vowel': 'yatiByVowel',
  possible: 'yatiPossible',
} as const;

type Props = {
  readonly line: StudioLine;
  readonly number: number;
  readonly meterName: string;
  readonly spokenWord: number | null;
};

/** Rendered again only when one of its own words is spoken: a long poem has thousands of letters. */
export const StudioLineView = memo(function StudioLineView({ line, number, meterName, spokenWord }: Props) {
  const t = useText(padyalu);
  const labels = useSpeakLabels(line.text);
  return (
    <li className="grid gap-2">
      <div className="flex items-center gap-3">
        <SpeakButton text={line.text} labels={labels} />
        <h3 className="text-base text-muted">{t('line', { line: number })}</h3>
      </div>
      <ul className="flex flex-wrap gap-1.5">
        {line.groups.map((group, index) => (
          <GanaBox key={index} group={group} spokenWord={spokenWord} />
        ))}
      </ul>
      {line.yati.map(({ tie, letters: [first, second], verdict, splits }) => {
        const note = VERDICTS[verdict];
        return (
          <p key={tie} className="type-small">
            <TieMark tie={tie} /> <span className="font-semibold">{t('lineYati', { first, second })}</span>
            {note && (
              <>
                {' · '}
                <span className="text-muted">{t(note, { splits: splits.join(', ') })}</span>
              </>
            )}
          </p>
        );
      })}
      {!line.fits && <p className="type-small text-muted">{t('lineMisfit', { meter: meterName })}</p>}
    </li>
  );
});
