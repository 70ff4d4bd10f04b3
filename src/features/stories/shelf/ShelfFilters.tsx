import { LENGTHS, type ShelfChoice } from '../../../domain/reading/shelf';
import { STORY_LEVELS, STORY_THEMES } from '../../../domain/reading/story';
import { stories } from '../../../i18n/stories';
import { useText } from '../../../i18n/useText';
import { Select } from '../../../ui/controls/Select';
import type { ChoiceName } from './useShelfChoice';

type Props = { readonly choice: ShelfChoice; readonly onChoose: (name: ChoiceName, value: string) => void };

export function ShelfFilters({ choice: { level, theme, length }, onChoose }: Props) {
  const t = useText(stories);
  return (
    <search className="grid grid-cols-2 items-start gap-4 @3xl:grid-cols-3">
      <Select
        label={t('level')}
        value={level ?? ''}
        onChange={({ target }) => onChoose('level', target.value)}
        options={[
          { value: '', label: t('allLevels') },
          ...STORY_LEVELS.map((one) => ({ value: String(one), label: t('levelName', { level: one }) })),
          { value: 'rhyme', label: t('rhymesOnly') },
        ]}
      />
      <Select
        label={t('length')}
        value={length ?? ''}
        onChange={({ target }) => onChoose('length', target.value)}
        options={[
          { value: '', label: t('allLengths') },
          ...LENGTHS.map((one) => ({ value: one, label: t(`length_${one}`) })),
        ]}
      />
      <div className="col-span-2 @3xl:col-span-1">
        <Select
          label={t('theme')}
          value={theme ?? ''}
          onChange={({ target }) => onChoose('theme', target.value)}
          options={[
            { value: '', label: t('allThemes') },
            ...STORY_THEMES.map((one) => ({ value: one, label: t(`theme_${one}`) })),
          ]}
        />
      </div>
    </search>
  );
}
