import { useMemo, useState } from 'react';
import { NO_PREFERENCES } from '../../domain/learner/preferences';
import { teluguFormsOf } from '../../domain/tutor/bankWord';
import { wordOfTheDay } from '../../domain/tutor/wordOfTheDay';
import { aiLearning } from '../../i18n/aiLearning';
import { useText } from '../../i18n/useText';
import { useLearner, useSession } from '../../state/session/session';
import { useToday } from '../../state/figures/useToday';
import { Below } from '../../ui/layout/Below';
import { PageHead } from '../../ui/layout/PageHead';
import { AskForm } from './AskForm';
import { Explained } from './Explained';
import { LearnedWords } from './LearnedWords';
import { MissingWords } from './MissingWords';
import { NotExplained } from './NotExplained';
import { Thinking } from './Thinking';
import { TodaysWord } from './TodaysWord';
import { UnknownWord } from './UnknownWord';
import { useBank } from './useBank';
import { useLearnedWords } from './useLearnedWords';
import { useTutoring } from './useTutoring';
import { WordBrowser } from './WordBrowser';

/** The key resets the page for another learner. */
export default function AiLearningPage() {
  const { id } = useLearner();
  return <AiLearning key={id} />;
}

function AiLearning() {
  const t = useText(aiLearning);
  const { profile } = useSession();
  const preferences = profile.kind === 'loaded' ? profile.value : NO_PREFERENCES;
  const { learned, reload } = useLearnedWords();
  const { tutoring, ask, learnMore, turnDown } = useTutoring(preferences, reload);
  const { bank, loadAgain } = useBank();
  const words = useMemo(() => (bank.kind === 'loaded' ? bank.words.flatMap(teluguFormsOf) : []), [bank]);
  const today = useToday();
  const [text, setText] = useState('');
  const isAsking = tutoring.kind === 'asking';
  const todaysWord = bank.kind === 'loaded' ? wordOfTheDay(bank.words, today) : null;
  const askFor = (word: string) => {
    setText(word);
    void ask(word);
  };

  return (
    <div className="grid max-w-5xl gap-8">
      <PageHead title={t('pageTitle')} description={t('pageDescription')} />
      <header className="grid gap-2">
        <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
        <p className="max-w-prose text-muted">{t('lead')}</p>
      </header>
      <AskForm text={text} onChange={setText} preferences={preferences} words={words} isAsking={isAsking} onAsk={ask} />
      {isAsking && <Thinking />}
      {tutoring.kind === 'shown' && (
        <Explained
          key={tutoring.query}
          shown={tutoring}
          onLearnMore={() => learnMore(tutoring)}
          onAsk={askFor}
          onTurnDown={() => turnDown(tutoring)}
        />
      )}
      {tutoring.kind === 'unknown' && <UnknownWord key={tutoring.query} unknown={tutoring} onAsk={askFor} />}
      {tutoring.kind === 'missing' && <MissingWords key={tutoring.query} {...tutoring} onAsk={askFor} />}
      {tutoring.kind === 'failed' && <NotExplained fault={tutoring.fault} onTryAgain={() => ask(tutoring.query)} />}
      {tutoring.kind === 'idle' && todaysWord && <TodaysWord word={todaysWord} onAsk={askFor} />}
      <Below>
        <WordBrowser bank={bank} onLoadAgain={loadAgain} onAsk={askFor} />
        {learned.length > 0 && <LearnedWords learned={learned} onAsk={askFor} />}
      </Below>
    </div>
  );
}
