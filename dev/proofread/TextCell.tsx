import { useId, useRef, useState } from 'react';
import type { Note } from '../../scripts/proofreading/note.mjs';
import type { ShownSide, ShownText } from '../../scripts/proofreading/shownTexts.mjs';
import { Icon } from '../../src/ui/pictures/Icon';
import { NoteForm } from './NoteForm';
import { NoteLine } from './NoteLine';
import { joined, pageTexts } from './pageTexts';

type Props = {
  text: ShownText;
  side: ShownSide;
  language: 'en' | 'te';
  note: Note | undefined;
  onNote: (note: Note) => void;
};

const SMALL =
  'touch inline-flex items-center gap-1.5 rounded-full border-2 px-4 type-small font-semibold leading-tight! hover:border-edge';

const NAMES = { en: pageTexts.english, te: pageTexts.telugu };

export const TextCell = ({ text, side, language, note, onNote }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const textId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const isWrong = note?.isWrong ?? false;

  const addNote = (content: Pick<Note, 'isWrong' | 'better' | 'remark'>) => {
    const { file, key } = text;
    onNote({ file, key, language, original: side.text, ...content, noted: new Date().toISOString() });
  };
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };

  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p id={textId} lang={language} className="whitespace-pre-line">
        {side.text}
      </p>
      {note && !isOpen && <NoteLine note={note} text={side.text} />}
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          aria-pressed={isWrong}
          aria-label={joined(pageTexts.wrong, NAMES[language])}
          aria-describedby={textId}
          className={`${SMALL} ${isWrong ? 'border-vermilion bg-vermilion-tint text-vermilion' : 'border-line text-muted'}`}
          onClick={() => addNote({ isWrong: !isWrong, better: note?.better ?? '', remark: note?.remark ?? '' })}
        >
          <Icon name="cross" className="size-4" />
          {pageTexts.wrong}
        </button>
        <button
          ref={opener}
          type="button"
          aria-expanded={isOpen}
          aria-label={joined(pageTexts.better, NAMES[language])}
          aria-describedby={textId}
          className={`${SMALL} ${note?.better || note?.remark ? 'border-turmeric text-turmeric-deep' : 'border-line text-muted'}`}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="edit" className="size-4" />
          {pageTexts.better}
        </button>
      </div>
      {isOpen && (
        <NoteForm
          language={language}
          text={side.text}
          note={note}
          isMade={side.isMade}
          onClose={close}
          onSave={(draft) => {
            // A suggestion implies that the current text is wrong.
            addNote({ isWrong: isWrong || draft.better !== '', ...draft });
            close();
          }}
          onRemove={() => {
            addNote({ isWrong: false, better: '', remark: '' });
            close();
          }}
        />
      )}
    </div>
  );
};
