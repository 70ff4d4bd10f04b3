import { METER_NAMES } from '../../../domain/chandas/meters';
import type { ReactNode } from 'react';
import type { Studio } from '../../../domain/padyalu/studio';
import { padyalu } from '../../../i18n/padyalu';
import { useBilingual } from '../../../i18n/useBilingual';
import { useText } from '../../../i18n/useText';
import { verse } from '../../../i18n/verse';
import { TextLink } from '../../../ui/controls/TextLink';
import { GAMES_ADDRESS } from '../addresses';
import { TieMark } from '../../../practice/verse/ties';
import { WeightMark } from '../../../practice/verse/WeightMark';

/** Explains the marks to a ten-year-old. */
export function StudioLegend({ studio: { meter, isSong, lines, prasa } }: { readonly studio: Studio }) {
  const t = useText(padyalu);
  const v = useText(verse);
  const nameOf = useBilingual();
  const hasYati = lines.some(({ yati }) => yati.length > 0);
  const hasSecondYati = lines.some(({ yati }) => yati.length > 1);
  return (
    <section className="grid gap-3 rounded-tile bg-indigo-tint p-4">
      <div>
        <h2 className="text-lg">{meter ? t('studioIntro', { meter: nameOf(METER_NAMES[meter]) }) : t('studio')}</h2>
        <p>{t(meter ? `about_${meter}` : isSong ? 'about_song' : 'studioNoMeter')}</p>
      </div>
      <dl className="grid gap-x-6 gap-y-2 md:grid-cols-2">
        <Entry mark={<WeightMark weight="guru" />} term={v('guru')} text={t('guruText')} />
        <Entry mark={<WeightMark weight="laghu" />} term={v('laghu')} text={t('laghuText')} />
        {meter && <Entry mark={<GanaMark />} term={t('gana')} text={t('ganaText')} />}
        {hasYati && (
          <Entry
            mark={
              <>
                <TieMark tie="yati" />
                {hasSecondYati && <TieMark tie="secondYati" />}
              </>
            }
            term={v('yati')}
            text={t('yatiText')}
          />
        )}
        {meter && (
          <Entry
            mark={prasa.length > 0 && <TieMark tie="prasa" />}
            term={t('prasa')}
            text={t(prasa.length > 0 ? 'prasaText' : 'noPrasa')}
          />
        )}
      </dl>
      <p className="type-small">{t('whenLong')}</p>
      <p>
        <TextLink to={GAMES_ADDRESS}>{t('games')}</TextLink>
      </p>
    </section>
  );
}

const GanaMark = () => <span className="block h-3.5 w-5 rounded-sm border-2 border-edge" />;

type EntryProps = { readonly mark: ReactNode; readonly term: string; readonly text: string };

const Entry = ({ mark, term, text }: EntryProps) => (
  <div className="grid grid-cols-[1.75rem_1fr] content-start gap-x-2">
    <dt className="contents">
      <span aria-hidden="true" className="flex h-[1.75em] items-center justify-center gap-0.5">
        {mark}
      </span>
      <span className="font-semibold">{term}</span>
    </dt>
    <dd className="col-start-2">{text}</dd>
  </div>
);
