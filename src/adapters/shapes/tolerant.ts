// What a document may hold where it was written by an older version, by hand or by a fault. Each reads what it can.
import * as v from 'valibot';
import { soundMoment } from '../../domain/activity/calendarDay';

// Minus zero, which a file would not keep, is zero.
const plainZero = v.transform((value: number) => value + 0);

export const finite = v.pipe(v.number(), v.finite(), plainZero);

const numeral = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number), v.finite(), plainZero);

export const amount = v.fallback(v.union([v.pipe(finite, v.minValue(0)), v.pipe(numeral, v.minValue(0))]), 0);

export const text = v.fallback(v.union([v.string(), v.pipe(finite, v.transform(String))]), '');

export const flag = v.fallback(
  v.union([
    v.boolean(),
    v.pipe(
      v.picklist(['true', 'false']),
      v.transform((word) => word === 'true'),
    ),
  ]),
  false,
);

const strings = (entries: unknown[]) => entries.filter((entry) => typeof entry === 'string');

/** A list of texts; also from a single comma-separated text, as the settings screen writes them. */
export const texts = v.fallback(
  v.union([
    v.pipe(v.array(v.unknown()), v.transform(strings)),
    v.pipe(
      v.string(),
      v.transform((line) =>
        line
          .split(',')
          .map((entry) => entry.trim())
          .filter((entry) => entry !== ''),
      ),
    ),
  ]),
  () => [],
);

const fields = v.pipe(
  v.custom<Record<string, unknown>>((input) => typeof input === 'object' && input !== null && !Array.isArray(input)),
  v.transform((input): [string, unknown][] => Object.entries(input)),
);

/** A map from names to values of one kind; entries of another kind are left out. */
export const namesTo = <T>(value: v.GenericSchema<unknown, T>) =>
  v.fallback(
    v.pipe(
      fields,
      v.transform((entries): Readonly<Record<string, T>> =>
        Object.fromEntries(
          entries.flatMap(([name, found]): [string, T][] => {
            const read = v.safeParse(value, found);
            return read.success ? [[name, read.output]] : [];
          }),
        ),
      ),
    ),
    () => ({}),
  );

const secondsOf = v.pipe(
  v.object({ seconds: finite, nanoseconds: v.fallback(finite, 0) }),
  v.transform(({ seconds, nanoseconds }) => seconds * 1000 + Math.floor(nanoseconds / 1_000_000)),
);

/** Milliseconds since 1970; also from a date, its text, or Firestore's own timestamp. One that has no day is brought to the nearest that has. */
export const moment = v.fallback(
  v.pipe(
    v.union([
      finite,
      v.pipe(
        v.date(),
        v.transform((date) => date.getTime()),
      ),
      v.pipe(v.string(), v.transform(Date.parse), v.finite()),
      secondsOf,
    ]),
    v.transform(soundMoment),
  ),
  0,
);

/** A list whose entries have a shape; those that make no sense are left out. */
export const listOf = <T>(entry: v.GenericSchema<unknown, T>) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((entries): readonly T[] =>
        entries.flatMap((found) => {
          const read = v.safeParse(entry, found);
          return read.success ? [read.output] : [];
        }),
      ),
    ),
    () => [],
  );
