import { type FormEvent, useRef } from 'react';
import { matching } from '../../domain/learner/onboarding';
import type { UserPreferences } from '../../domain/learner/preferences';
import { aiLearning } from '../../i18n/aiLearning';
import { useText } from '../../i18n/useText';
import { TeluguKeys } from '../../practice/typing/TeluguKeys';
import { Button } from '../../ui/controls/Button';
import { Card } from '../../ui/layout/Card';
import { Combobox } from '../../ui/controls/Combobox';
import { Icon } from '../../ui/pictures/Icon';

const MAX_QUESTION_LENGTH = 100;

type Props = {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly preferences: UserPreferences;
  /** Telugu words that are suggested first for Latin letters. */
  readonly words: readonly string[];
  readonly isAsking: boolean;
  readonly onAsk: (text: string) => void;
};

/** Suggests the learner's own interests. */
export function AskForm({ text, onChange, preferences, words, isAsking, onAsk }: Props) {
  const t = useText(aiLearning);
  const field = useRef<HTMLInputElement>(null);
  const { interests, hobbies, likes } = preferences;

  const liked = [...new Set([...interests, ...hobbies, ...likes])];
  const found = matching(liked, text);
  const isBlank = text.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank && !isAsking) onAsk(text);
  };

  return (
    <Card className="@container p-5 md:p-7">
      <form onSubmit={submit} className="grid items-start gap-4 @lg:grid-cols-[1fr_auto]">
        <Combobox
          ref={field}
          label={t('question')}
          hint={t('questionHint')}
          value={text}
          onChange={onChange}
          suggestions={found.length === 1 && found[0] === text ? [] : found}
          countText={t('suggestionCount', { count: found.length })}
          maxLength={MAX_QUESTION_LENGTH}
        />
        <Button type="submit" disabled={isBlank || isAsking} className="@lg:mt-8.5">
          <Icon name="search" className="size-5" />
          {t('explain')}
        </Button>
        <TeluguKeys field={field} words={words} className="@lg:col-span-2" />
      </form>
    </Card>
  );
}
