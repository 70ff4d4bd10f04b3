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

/** The figures a teacher sees. The weekly ones are for the week of `lastDay`. */
export type PupilFigures = {
  readonly points: number;
  readonly pointsThisWeek: number;
  readonly secondsThisWeek: number;
  /** Such as `2026-11-15`; empty if the pupil has done nothing yet. */
  readonly lastDay: string;
  /** How often each pair of letters was mixed up, by pair: `ద ధ`. */
  readonly mixedUp: Readonly<Record<string, number>>;
};

export type Pupil = PupilFigures & {
  readonly id: string;
  readonly name: string;
  readonly picture: LearnerPicture;
  readonly joinedAt: number;
  /** Ids of finished assignments. */
  readonly done: readonly string[];
};

export const NO_FIGURES: PupilFigures = {
  points: 0,
  pointsThisWeek: 0,
  secondsThisWeek: 0,
  lastDay: '',
  mixedUp: {},
};

/** Ids of the classes a person belongs to and of those they teach. */
export type Memberships = { readonly classes: readonly string[]; readonly teaches: readonly string[] };

export const NO_MEMBERSHIPS: Memberships = { classes: [], teaches: [] };

/** Control characters, lone surrogates and characters that change the text direction. */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** One line without invisible characters, never cut inside a surrogate pair; `null` if nothing is left. */
function oneLine(written: string, maxLength: number): string | null {
  const line = written.normalize('NFC').replaceAll(INVISIBLE, ' ').replaceAll(/\s+/gu, ' ').trim();
  let cut = '';
  for (const character of line) {
    if (cut.length + character.length > maxLength) break;
    cut += character;
  }
  return cut.trim() || null;
}

export const asClassName = (written: string): string | null => oneLine(written, MAX_CLASS_NAME_LENGTH);
export const asPupilName = (written: string): string | null => oneLine(written, MAX_PUPIL_NAME_LENGTH);

export const asPicture = (value: unknown): LearnerPicture | null =>
  LEARNER_PICTURES.find((picture) => picture === value) ?? null;

/** Ids of pupils who joined without an account. No account id looks like this. */
const PUPIL_ID = /^pupil-[a-z0-9]{20}$/u;
export const isPupilId = (id: string): boolean => PUPIL_ID.test(id);
export const pupilIdFrom = (letters: string): string => `pupil-${letters}`;
