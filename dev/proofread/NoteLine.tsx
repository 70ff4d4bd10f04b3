import type { Note } from '../../scripts/proofreading/note.mjs';
import { Icon } from '../../src/ui/pictures/Icon';
import { pageTexts } from './pageTexts';

/** The pressed button already shows that a text is marked wrong, so a bare mark gets no line. */
export const NoteLine = ({ note, text }: { note: Note; text: string }) => {
  if (!note.better && !note.remark && note.original === text) return null;
  return (
    <div className="flex flex-col gap-1 rounded-tile bg-turmeric-tint px-3 py-2">
      {note.better && (
        <p className="flex gap-2">
          <span className="font-semibold">{pageTexts.betterLabel}</span>
          <span lang={note.language} className="min-w-0 whitespace-pre-line">
            {note.better}
          </span>
        </p>
      )}
      {note.remark && <p className="whitespace-pre-line">{note.remark}</p>}
      {note.original !== text && (
        <p className="type-small flex items-start gap-1.5 text-turmeric-deep">
          <Icon name="warning" className="mt-0.5 size-5 flex-none" />
          {pageTexts.changedSince}
        </p>
      )}
    </div>
  );
};
