import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Note } from '../../scripts/proofreading/note.mjs';
import { Button } from '../../src/ui/controls/Button';
import { TextArea } from '../../src/ui/controls/TextArea';
import { pageTexts } from './pageTexts';

type Draft = { readonly better: string; readonly remark: string };

type Props = {
  language: 'en' | 'te';
  text: string;
  note: Note | undefined;
  isMade: boolean;
  onSave: (draft: Draft) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** Starts with the current text, because most corrections are small. */
export const NoteForm = ({ language, text, note, isMade, onSave, onRemove, onClose }: Props) => {
  const [better, setBetter] = useState(note?.better || text);
  const [remark, setRemark] = useState(note?.remark ?? '');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);

  const save = () => onSave({ better: better.trim() === text.trim() ? '' : better.trim(), remark: remark.trim() });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
  };

  return (
    <form
      ref={form}
      className="flex flex-col gap-3 rounded-tile border border-line bg-card p-3"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextArea
        label={pageTexts.betterLabel}
        hint={isMade ? pageTexts.made : undefined}
        lang={language}
        value={better}
        rows={2}
        className="min-h-20!"
        onChange={(event) => setBetter(event.currentTarget.value)}
      />
      <TextArea
        label={pageTexts.remarkLabel}
        hint={pageTexts.remarkHint}
        value={remark}
        rows={1}
        className="min-h-14!"
        onChange={(event) => setRemark(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{pageTexts.save}</Button>
        <Button look="quiet" onClick={onClose}>
          {pageTexts.close}
        </Button>
        {note && (
          <Button look="quiet" onClick={onRemove}>
            {pageTexts.remove}
          </Button>
        )}
      </div>
    </form>
  );
};
