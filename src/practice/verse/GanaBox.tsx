import type { StudioAkshara, StudioGroup } from '../../domain/padyalu/studio';
import { useText } from '../../i18n/useText';
import { verse } from '../../i18n/verse';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { TieMark, tieLook } from './ties';
import { WeightMark } from './WeightMark';

type Props = { readonly group: StudioGroup; readonly spokenWord?: number | null };

/** One gana: its aksharas with their weights above and their ties below, and its name. */
export function GanaBox({ group: { gana, aksharas }, spokenWord = null }: Props) {
  const t = useText(verse);
  const kind = gana?.kind === 'surya' || gana?.kind === 'indra' ? t(gana.kind) : '';
  return (
    <li
      className={`flex min-w-0 flex-col rounded-tile border-2 px-1 pt-2 ${gana ? 'border-line bg-paper' : 'border-dashed border-edge'}`}
    >
      <span className="flex flex-wrap">
        {aksharas.map((akshara, index) => (
          <AksharaCell
            key={index}
            akshara={akshara}
            startsWord={index > 0 && akshara.startsWord}
            isSpoken={akshara.word === spokenWord}
          />
        ))}
      </span>
      {gana && (
        <span className="mt-1 flex flex-wrap items-baseline justify-center gap-x-1.5 border-t border-line px-1 text-sm">
          <span lang="te" className="font-semibold">
            {gana.name}
          </span>
          {kind && <span className="text-muted">{kind}</span>}
        </span>
      )}
    </li>
  );
}

type CellProps = { readonly akshara: StudioAkshara; readonly startsWord: boolean; readonly isSpoken: boolean };

function AksharaCell({ akshara: { text, weight, ties }, startsWord, isSpoken }: CellProps) {
  const t = useText(verse);
  const [tie] = ties;
  const look = isSpoken ? 'bg-turmeric text-on-turmeric' : tie ? tieLook(tie) : '';
  return (
    <span className={`flex min-w-8 flex-col items-center ${startsWord ? 'ml-2.5' : ''}`}>
      <WeightMark weight={weight} />
      <span
        lang="te"
        data-spoken={isSpoken ? '' : undefined}
        className={`rounded-md px-1 text-xl ${tie ? 'font-semibold' : ''} ${look}`}
      >
        {text}
      </span>
      <VisuallyHidden>{t(weight)}</VisuallyHidden>
      <span className="flex h-3 items-center gap-0.5">
        {ties.map((one) => (
          <TieMark key={one} tie={one} />
        ))}
      </span>
    </span>
  );
}
