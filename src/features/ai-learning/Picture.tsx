import { aksharas } from '../../domain/script/aksharas';
import { Muggu } from '../../ui/pictures/Muggu';
import type { WordShown } from './tutoring';

/** A word without an emoji shows its first letter. */
export const Picture = ({ word: { emoji, telugu } }: { readonly word: WordShown }) => (
  <div
    aria-hidden="true"
    className="relative grid size-20 flex-none place-items-center overflow-hidden rounded-card bg-indigo-tint text-indigo sm:size-28"
  >
    <Muggu className="opacity-45" />
    <span className="relative grid size-16 place-items-center rounded-full bg-indigo-tint sm:size-20">
      {emoji ? (
        <span className="text-[2.5rem] leading-none [font-variant-emoji:emoji] sm:text-[3.25rem]">{emoji}</span>
      ) : (
        <span lang="te" className="font-display text-4xl sm:text-[2.75rem]">
          {aksharas(telugu)[0]}
        </span>
      )}
    </span>
  </div>
);
