import { LEARNER_PICTURES, type LearnerPicture } from '../learner/pictures';

export const MAX_PUPILS = 50;
export const MAX_ASSIGNMENTS = 50;
export const MAX_CLASSES_PER_PUPIL = 5;
export const MAX_CLASSES_PER_TEACHER = 20;

const MAX_CLASS_NAME_LENGTH = 60;
const MAX_PUPIL_NAME_LENGTH = 30;

export type SchoolClass = {
  readonly id: string;
  readonly teacherId: string;
  readonly name: string;
  readonly code: string;
  readonly createdAt: number;
};

/** What a teacher sees of a pupil. The figures of the week are those of the week of `lastDay`. */
export type PupilFigures = {
  readonly points: number;
  readonly pointsThisWeek: number;
  readonly secondsThisWeek: number;
  /** As in `2026-11-15`; empty for who has done nothing yet. */
  readonly lastDay: string;
  /** Letters that were taken for each other, `ద ధ`, and how often. */
  readonly mixedUp: Readonly<Record<string, number>>;
};

export type Pupil = PupilFigures & {
  readonly id: string;
  readonly name: string;
  readonly picture: LearnerPicture;
  readonly joinedAt: number;
  /** The ids of the assignments that are done. */
  readonly done: readonly string[];
};

export const NO_FIGURES: PupilFigures = {
  points: 0,
  pointsThisWeek: 0,
  secondsThisWeek: 0,
  lastDay: '',
  mixedUp: {},
};

/** The classes that somebody is in, and those that they teach, by id. */
export type Memberships = { readonly classes: readonly string[]; readonly teaches: readonly string[] };

export const NO_MEMBERSHIPS: Memberships = { classes: [], teaches: [] };

/** Control characters, halves of characters, and what turns the direction of the text. */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** One line without anything invisible in it, cut by what a person sees as characters; `null` when nothing is left. */
function oneLine(written: string, longest: number): string | null {
  const line = written.normalize('NFC').replaceAll(INVISIBLE, ' ').replaceAll(/\s+/gu, ' ').trim();
  let cut = '';
  for (const character of line) {
    if (cut.length + character.length > longest) break;
    cut += character;
  }
  return cut.trim() || null;
}

export const asClassName = (written: string): string | null => oneLine(written, MAX_CLASS_NAME_LENGTH);
export const asPupilName = (written: string): string | null => oneLine(written, MAX_PUPIL_NAME_LENGTH);

export const asPicture = (given: unknown): LearnerPicture | null =>
  LEARNER_PICTURES.find((picture) => picture === given) ?? null;

/** Pupils without an account elsewhere; no other account has such an id. */
const PUPIL_ID = /^pupil-[a-z0-9]{20}$/u;
export const isPupilId = (id: string): boolean => PUPIL_ID.test(id);
export const pupilIdFrom = (letters: string): string => `pupil-${letters}`;
