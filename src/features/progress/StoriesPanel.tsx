import type { StoryFigures } from '../../domain/progress/figures';
import { useFormat } from '../../i18n/format';
import { progress } from '../../i18n/progress';
import { useDuration } from '../../i18n/useDuration';
import { useText } from '../../i18n/useText';
import { Panel } from '../../ui/layout/Panel';
import { TextLink } from '../../ui/controls/TextLink';
import { STORIES_ADDRESS } from './addresses';

/** Stories read, reading time, and words looked up. */
export function StoriesPanel({ figures: { read, minutes, words } }: { figures: StoryFigures }) {
  const t = useText(progress);
  const format = useFormat();
  const duration = useDuration();
  const facts = [
    { name: t('storiesRead'), value: format.number(read) },
    { name: t('storiesTime'), value: duration(minutes) },
    { name: t('storiesWords'), value: format.number(words) },
  ];
  const isNothing = read === 0 && minutes === 0 && words === 0;
  return (
    <Panel title={t('stories')} more={<TextLink to={STORIES_ADDRESS}>{t('toStories')}</TextLink>}>
      {isNothing ? (
        <p className="text-muted">{t('storiesNone')}</p>
      ) : (
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          {facts.map(({ name, value }) => (
            <div key={name} className="flex flex-col-reverse justify-end">
              <dt className="text-muted">{name}</dt>
              <dd className="font-display text-2xl text-indigo tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}
