import { gradesOf, tagsOf } from '../../../domain/padyalu/filterPoems';
import type { Poem } from '../../../domain/padyalu/poem';
import { useMemo, useRef } from 'react';
import { padyalu } from '../../../i18n/padyalu';
import { useText } from '../../../i18n/useText';
import { TeluguKeys } from '../../../practice/typing/TeluguKeys';
import { Field } from '../../../ui/controls/Field';
import { Select } from '../../../ui/controls/Select';
import { useTagName } from '../texts';
import type { ListAddress } from './useListAddress';

type Props = { readonly address: ListAddress; readonly poems: readonly Poem[] };

export function PoemFilters({ address, poems }: Props) {
  const t = useText(padyalu);
  const tagName = useTagName();
  const field = useRef<HTMLInputElement>(null);
  const { tags, grades } = useMemo(() => ({ tags: tagsOf(poems), grades: gradesOf(poems) }), [poems]);
  const { tag = '', grade, typed, type, change } = address;
  return (
    <>
      <div className="col-span-2 grid gap-2 @4xl:col-span-1">
        <Field
          ref={field}
          type="search"
          label={t('search')}
          hint={t('searchHint')}
          value={typed}
          onChange={({ target }) => type(target.value)}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <TeluguKeys field={field} />
      </div>
      <Select
        label={t('subject')}
        value={tag}
        onChange={({ target }) => change({ tag: target.value })}
        options={[
          { value: '', label: t('allSubjects') },
          ...withChosen(tags, tag).map((one) => ({ value: one, label: tagName(one) })),
        ]}
      />
      <Select
        label={t('grade')}
        value={grade === undefined ? '' : String(grade)}
        onChange={({ target }) => change({ grade: target.value })}
        options={[
          { value: '', label: t('allGrades') },
          ...withChosen(grades, grade).map((one) => ({ value: String(one), label: t('gradeName', { grade: one }) })),
        ]}
      />
    </>
  );
}

/** A URL may name a value that no poem has; it is listed anyway, so that the learner can clear it. */
const withChosen = <T extends string | number>(known: readonly T[], chosen: T | undefined): readonly T[] =>
  !chosen || known.includes(chosen) ? known : [...known, chosen];
