import type { Assignment } from '../../domain/classroom/assignment';
import { MODULES } from '../../content/modules';
import { textNamed } from '../../domain/reading/textKey';

export const JOIN = '/join';
export const OWN_CLASS = '/dashboard/class';
export const TODAY = '/dashboard/today';

/** The address to type into a browser, as shown on a projector or a printed sheet. */
export const joinAddress = (): string => `${window.location.host}${JOIN}`;

/** The page where an assignment is done; `null` if this version does not know it. */
export function addressOf({ kind, target }: Pick<Assignment, 'kind' | 'target'>): string | null {
  const name = encodeURIComponent(target);
  switch (kind) {
    case 'lesson': {
      const module = MODULES.find(({ lessons }) => lessons.some(({ id }) => id === target));
      return module ? `/dashboard/learning/${module.id}/${name}` : null;
    }
    case 'words':
      return `/dashboard/practise?words=${name}`;
    case 'poem':
      return `/dashboard/telugu-padyalu/poem/${name}`;
    case 'story': {
      const text = textNamed(target);
      const id = encodeURIComponent(text.id);
      return text.kind === 'story' ? `/dashboard/stories/${id}` : `/dashboard/stories/rhyme/${id}`;
    }
  }
}
