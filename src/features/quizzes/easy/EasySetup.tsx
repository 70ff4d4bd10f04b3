import { type FormEvent, useMemo, useState } from 'react';
import {
  DEFAULT_EASY_COUNT,
  EASY_QUESTION_COUNTS,
  type EasyBank,
  type EasyQuestionCount,
} from '../../../domain/quiz/easyBank';
import { easyMix } from '../../../domain/quiz/easyMix';
import { quizzes } from '../../../i18n/quizzes';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/controls/Button';
import { Icon } from '../../../ui/pictures/Icon';
import { Notice } from '../../../ui/messages/Notice';
import { Room, RoomPage } from '../../../practice/room/Room';
import { QuizTop } from '../QuizTop';
import { categoriesOf, useCategoryName } from './categories';

type Props = {
  bank: EasyBank;
  learner: Parameters<typeof easyMix>[2];
  hasFailed: boolean;
  onStart: (selected: Readonly<Record<string, boolean>>, count: EasyQuestionCount) => Promise<void>;
};

const CHOICE =
  'touch flex cursor-pointer items-center gap-2.5 rounded-full border-2 border-line bg-card px-4 py-1.5 has-checked:border-indigo has-checked:bg-indigo-tint has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-indigo';

/** Keeps the focused choice clear of the sticky start button. */
const BELOW_START = 'scroll-mt-48 scroll-mb-6 short:scroll-mt-4';

/** A longer list of names would fill a phone. */
const MAX_NAMES_IN_FULL = 5;
const MAX_NAMES_OF_MANY = 3;

/** Step 1: a ready-made mix, or other categories, and the number of questions. */
export function EasySetup({ bank, learner, hasFailed, onStart }: Props) {
  const t = useText(quizzes);
  const nameOf = useCategoryName();
  const categories = useMemo(() => categoriesOf(bank), [bank]);
  const mix = useMemo(() => easyMix(bank, categories, learner), [bank, categories, learner]);
  // The mix is used until the learner chooses something else.
  const [chosen, setSelected] = useState<ReadonlySet<string> | null>(null);
  const selected = chosen ?? new Set(mix);
  const [count, setCount] = useState<EasyQuestionCount>(DEFAULT_EASY_COUNT);
  const [isStarting, setStarting] = useState(false);
  const names = categories.filter((category) => selected.has(category)).map(nameOf);

  const chosenText = () => {
    if (names.length === 0) return t('nothingChosen');
    if (names.length === categories.length) return t('mixOfAll');
    if (names.length <= MAX_NAMES_IN_FULL) return t('mix', { categories: names.join(', ') });
    const named = names.slice(0, MAX_NAMES_OF_MANY).join(', ');
    return t('mixOfMany', { categories: named, number: names.length - MAX_NAMES_OF_MANY });
  };

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
    <Room top={<QuizTop />}>
      <RoomPage>
        <form onSubmit={start} className="grid gap-5">
          <h1 className="text-3xl md:text-4xl">{t('easyTitle')}</h1>
          {/* Stays visible while the learner chooses, unless the screen is too short. */}
          <div className="sticky -top-3 z-10 -mx-4 grid gap-3 bg-paper px-4 py-2 short:static">
            <p className="text-lg leading-snug!">{chosenText()}</p>
            <Button type="submit" aria-disabled={isStarting} className="w-full text-xl">
              {t(isStarting ? 'starting' : 'start')}
            </Button>
          </div>
          <div role="alert" className="empty:hidden">
            {hasFailed && <Notice tone="danger">{t('startFailed')}</Notice>}
          </div>
          <p className="text-muted">{t('easyText')}</p>
          <fieldset>
            <legend className="font-display mb-3 text-xl">{t('chooseCategories')}</legend>
            <div className="flex flex-wrap gap-2.5">
              {categories.map((category) => (
                <label key={category} className={CHOICE}>
                  <input
                    type="checkbox"
                    checked={selected.has(category)}
                    onChange={() => toggle(category)}
                    className={`${BELOW_START} size-5 accent-indigo outline-none`}
                  />
                  {nameOf(category)}
                </label>
              ))}
              {[true, false].map((all) => (
                <button
                  key={String(all)}
                  type="button"
                  onClick={() => setSelected(new Set(all ? categories : []))}
                  className={`${BELOW_START} touch inline-flex items-center gap-2 rounded-full px-4 font-semibold text-indigo`}
                >
                  <Icon name={all ? 'plus' : 'minus'} className="size-5" />
                  {t(all ? 'chooseAll' : 'chooseNone')}
                </button>
              ))}
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
                    className={`${BELOW_START} size-5 accent-indigo outline-none`}
                  />
                  {t('questionCount', { number })}
                </label>
              ))}
            </div>
          </fieldset>
        </form>
      </RoomPage>
    </Room>
  );
}
