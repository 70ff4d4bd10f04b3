import type { LeagueBoard } from '../domain/league/groups';
import type { LeagueFace } from '../domain/league/nickname';
import type { Result } from '../domain/result';
import type { DocumentsError } from './documents';

export type LeagueState =
  /** Not a member: nothing of the learner is shown to anybody. */
  | { readonly kind: 'out' }
  /** A member from the next making of the groups on. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'in'; readonly board: LeagueBoard };

type Answer<T> = Promise<Result<T, DocumentsError>>;

/** A week among about thirty others, under a made-up name. Only where learners have accounts. */
export type League = {
  read(userId: string): Answer<LeagueState>;
  /** Also for a member who wants another name or picture. */
  join(userId: string, face: LeagueFace): Answer<'joined'>;
  leave(): Answer<'left'>;
};
