import type { FormEvent } from 'react';
import type { UserPreferences } from '../../../domain/learner/preferences';
import { characters, MAX_TEXT_CHARACTERS } from '../../../domain/quiz/characters';
import { quizSuggestions } from '../../../domain/quiz/suggestions';
import type { WordDifficulty } from '../../../domain/quiz/wordQuestions';
import { quizzes } from '../../../i18n/quizzes';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/controls/Button';
import { Combobox } from '../../../ui/controls/Combobox';
import type { PlayError } from '../../../ui/speech/player';
import { LEVEL_TEXTS, LEVEL_TITLES } from '../levelTexts';
import { Room, RoomPage } from '../../../practice/room/Room';
import { QuizTop } from '../QuizTop';
import { Translated } from './Translated';
import { TutorTrouble } from './TutorTrouble';
import { type WordQuestions, useWordDraft } from './useWordDraft';
import { WordChips } from './WordChips';

type Props = {
  difficulty: WordDifficulty;
  preferences: UserPreferences;
  onQuestions: (questions: WordQuestions) => void;
  onAudioFailed: (error: PlayError) => void;
};

/** Step 1: the learner's own text, its Telugu, and the number of questions. */
export function WordSetup({ difficulty, preferences, onQuestions, onAudioFailed }: Props) {
  const t = useText(quizzes);
  const draft = useWordDraft(difficulty, onQuestions);
  const { text, isCut, telugu, takenFor, isFromBrowser, busy, trouble } = draft;
  const suggestions = quizSuggestions(preferences, text);
  const isSettled = suggestions.length === 1 && suggestions[0] === text;

  const translate = (event: FormEvent) => {
    event.preventDefault();
    void draft.translate();
  };

  return (
    <Room top={<QuizTop />}>
      <RoomPage>
        <div className="grid gap-6">
          <div>
            <h1 className="text-3xl md:text-4xl">{t(LEVEL_TITLES[difficulty])}</h1>
            <p className="mt-1 text-muted">{t(LEVEL_TEXTS[difficulty])}</p>
          </div>
          <form onSubmit={translate} className="grid gap-4">
            <div>
              <Combobox
                label={t('yourWord')}
                hint={t('wordHint')}
                value={text}
                onChange={draft.change}
                suggestions={isSettled ? [] : suggestions}
                countText={t('suggestions', { count: suggestions.length })}
              />
              <div className="type-small mt-1 flex flex-wrap justify-between gap-x-4">
                <p role="alert" className="font-semibold text-vermilion">
                  {isCut && t('tooLong')}
                </p>
                <p className="ml-auto text-muted tabular-nums">
                  {t('characters', { used: characters(text).length, most: MAX_TEXT_CHARACTERS })}
                </p>
              </div>
            </div>
            {text === '' && <WordChips title={t('fromProfile')} words={suggestions} onTake={draft.take} />}
            <Button
              type="submit"
              disabled={text.trim() === '' || busy === 'translating'}
              className="justify-self-start"
            >
              {t(busy === 'translating' ? 'translating' : 'translate')}
            </Button>
          </form>
          <div role="alert" className="empty:hidden">
            {trouble && <TutorTrouble trouble={trouble} onTake={draft.take} />}
          </div>
          {telugu !== null && (
            <Translated
              telugu={telugu}
              takenFor={takenFor}
              isFromBrowser={isFromBrowser}
              count={draft.count}
              onCount={draft.setCount}
              isGenerating={busy === 'generating'}
              onGenerate={() => void draft.generate()}
              onAudioFailed={onAudioFailed}
            />
          )}
        </div>
      </RoomPage>
    </Room>
  );
}
