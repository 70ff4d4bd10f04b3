import { useMemo } from 'react';
import { METER_NAMES } from '../../../domain/chandas/meters';
import type { PoemForm } from '../../../domain/padyalu/poemForm';
import { type StudioLine, studioOf } from '../../../domain/padyalu/studio';
import { padyalu } from '../../../i18n/padyalu';
import { useBilingual } from '../../../i18n/useBilingual';
import { useText } from '../../../i18n/useText';
import type { Reading } from '../../../ui/speech/ReadAloud';
import { StudioLegend } from './StudioLegend';
import { StudioLineView } from './StudioLineView';
import { TieMark } from '../../../practice/verse/ties';

const spokenIn = ({ groups }: StudioLine, word: number | null): number | null => {
  const [first, last] = [groups[0]?.aksharas[0], groups.at(-1)?.aksharas.at(-1)];
  return word !== null && first && last && first.word <= word && word <= last.word ? word : null;
};

type Props = { readonly text: string; readonly form: PoemForm | undefined; readonly reading: Reading };

/** The poem's structure: long and short sounds, ganas, yati and prasa. */
export default function StudioView({ text, form, reading }: Props) {
  const t = useText(padyalu);
  const nameOf = useBilingual();
  const studio = useMemo(() => studioOf(text, form), [text, form]);
  if (studio.lines.length === 0) return <p className="text-muted">{t('studioNoTelugu')}</p>;
  return (
    <div className="grid gap-6">
      <StudioLegend studio={studio} />
      <ol className="grid gap-6">
        {studio.lines.map((line, index) => (
          <StudioLineView
            key={index}
            line={line}
            number={index + 1}
            meterName={studio.meter ? nameOf(METER_NAMES[studio.meter]) : ''}
            spokenWord={spokenIn(line, reading.current)}
          />
        ))}
      </ol>
      {studio.prasa.length > 0 && (
        <p className="type-small font-semibold">
          <TieMark tie="prasa" /> {t('poemPrasa', { letters: studio.prasa.join(', ') })}
        </p>
      )}
    </div>
  );
}
