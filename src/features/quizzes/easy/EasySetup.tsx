import { type FormEvent, useMemo, useState } from 'react';
import {
  DEFAULT_EASY_COUNT,
  EASY_QUESTION_COUNTS,
  type EasyBank,
  type EasyQuestionCount,
} from '../../../domain/quiz/easyBank';
import { quizzes } from '../../../i18n/quizzes';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { Notice } from '../../../ui/Notice';
import { BackLink } from '../QuizTop';
import { categoriesOf, useCategoryName } from './categories';

type Props = {
  bank: EasyBank;
  hasFailed: boolean;
  onStart: (selected: Readonly<Record<string, boolean>>, count: EasyQuestionCount) => Promise<void>;
};

const CHOICE =
  'touch flex cursor-pointer items-center gap-2.5 rounded-full border-2 border-line bg-card px-4 py-1.5 has-checked:border-indigo has-checked:bg-indigo-tint has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-indigo';

/** Step 1: what the quiz is about, and how long it is. */
export function EasySetup({ bank, hasFailed, onStart }: Props) {
  const t = useText(quizzes);
  const nameOf = useCategoryName();
  const categories = useMemo(() => categoriesOf(bank), [bank]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [count, setCount] = useState<EasyQuestionCount>(DEFAULT_EASY_COUNT);
  const [isStarting, setStarting] = useState(false);
  const hasAll = categories.every((category) => selected.has(category));

  const toggle = (category: string) => {
    const next = new Set(selected);
    if (!next.delete(category)) next.add(category);
    setSelected(next);
  };
  const start = async (event: FormEvent) => {
    event.preventDefault();
    if (isStarting) return;
    setStarting(true);
    await onStart(Object.fromEntries(categories.map((category) => [category, selected.has(category)])), count);
    setStarting(false);
  };

  return (
    <form onSubmit={start} className="grid gap-6">
      <div>
        <BackLink />
        <h1 className="mt-2 text-3xl md:text-4xl">{t('easyTitle')}</h1>
        <p className="mt-1 text-muted">{t('easyText')}</p>
      </div>
      <div role="alert" className="empty:hidden">
        {hasFailed && <Notice tone="danger">{t('startFailed')}</Notice>}
      </div>
      <fieldset>
        <legend className="font-display mb-3 text-xl">{t('chooseCategories')}</legend>
        <div className="flex flex-wrap gap-2.5">
          {categories.map((category) => (
            <label key={category} className={CHOICE}>
              <input
                type="checkbox"
                checked={selected.has(category)}
                onChange={() => toggle(category)}
                className="size-5 accent-indigo outline-none"
              />
              {nameOf(category)}
            </label>
          ))}
          <button
            type="button"
            onClick={() => setSelected(new Set(hasAll ? [] : categories))}
            className="touch inline-flex items-center gap-2 rounded-full px-4 font-semibold text-indigo"
          >
            <Icon name={hasAll ? 'minus' : 'plus'} className="size-5" />
            {t(hasAll ? 'chooseNone' : 'chooseAll')}
          </button>
        </div>
      </fieldset>
      <fieldset>
        <legend className="font-display mb-3 text-xl">{t('howMany')}</legend>
        <div className="flex flex-wrap gap-2.5">
          {EASY_QUESTION_COUNTS.map((number) => (
            <label key={number} className={CHOICE}>
              <input
                type="radio"
                name="count"
                checked={count === number}
                onChange={() => setCount(number)}
                className="size-5 accent-indigo outline-none"
              />
              {t('questionCount', { number })}
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" aria-disabled={isStarting} className="justify-self-start">
        {t(isStarting ? 'starting' : 'start')}
      </Button>
    </form>
  );
}
