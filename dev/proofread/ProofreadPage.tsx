import { useDeferredValue } from 'react';
import { chosenTexts, countsByPlace, lostNotes } from '../../scripts/proofreading/search.mjs';
import { ThemeToggle } from '../../src/app/navigation/ThemeToggle';
import { Button } from '../../src/ui/controls/Button';
import { ErrorState } from '../../src/ui/messages/ErrorState';
import { Icon } from '../../src/ui/pictures/Icon';
import { Notice } from '../../src/ui/messages/Notice';
import { Spinner } from '../../src/ui/messages/Spinner';
import { Filters } from './Filters';
import { LostNotes } from './LostNotes';
import { downloadNotes } from './notesStore';
import { countText, pageTexts } from './pageTexts';
import { TextList } from './TextList';
import { useChoice } from './useChoice';
import { type NotesPlace, useNotes } from './useNotes';
import { useTexts } from './useTexts';

const PLACE_TEXTS: Readonly<Record<NotesPlace, string | null>> = {
  opening: null,
  file: pageTexts.savedInFile,
  browser: pageTexts.savedInBrowser,
  unsent: pageTexts.notSent,
};

export const ProofreadPage = () => {
  const texts = useTexts();
  const { notes, notesPlace, savedCount, save } = useNotes();
  const [choice, setChoice] = useChoice();
  const appliedChoice = useDeferredValue(choice);

  if (texts === 'loading') return <Spinner label={pageTexts.loading} fullScreen />;
  if (texts === 'failed')
    return <ErrorState headingLevel="h1" title={pageTexts.loadFailedTitle} text={pageTexts.loadFailed} />;

  const chosen = chosenTexts(texts, appliedChoice, notes);
  const lost = lostNotes(texts, notes);
  const placeText = PLACE_TEXTS[notesPlace];
  return (
    <main className="page-width flex flex-col gap-8 py-8">
      <header className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-4xl">{pageTexts.title}</h1>
          <ThemeToggle />
        </div>
        <p className="text-muted">{pageTexts.lead}</p>
        {placeText && <Notice tone={notesPlace === 'file' ? 'info' : 'warning'}>{placeText}</Notice>}
      </header>
      <Filters choice={choice} places={countsByPlace(texts)} onChoose={setChoice} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite">{countText(chosen.length, texts.length, notes.length)}</p>
        <Button look="quiet" disabled={notes.length === 0} onClick={() => downloadNotes(notes)}>
          <Icon name="download" className="size-5" />
          {pageTexts.download}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {savedCount > 0 && <span key={savedCount}>{pageTexts.saved}</span>}
      </p>
      <TextList
        key={`${appliedChoice.place} ${appliedChoice.search} ${appliedChoice.isNotedOnly}`}
        texts={chosen}
        notes={notes}
        onNote={save}
      />
      {lost.length > 0 && <LostNotes notes={lost} />}
    </main>
  );
};
