import type { LeagueBoard } from '../domain/league/groups';
import type { LeagueFace } from '../domain/league/nickname';
import type { Result } from '../domain/result';
import type { DocumentsError } from './documents';

export type LeagueState =
  /** Not a member: other learners see nothing. */
  | { readonly kind: 'out' }
  /** A member as soon as the groups are made again. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'in'; readonly board: LeagueBoard };

type Answer<T> = Promise<Result<T, DocumentsError>>;

/** A weekly board with about thirty others, under a made-up name. Only deployments with accounts have it. */
export type League = {
  read(userId: string): Answer<LeagueState>;
  /** Also changes the name or picture of a member. */
  join(userId: string, face: LeagueFace): Answer<'joined'>;
  leave(): Answer<'left'>;
};
