// Schemas for documents that an older version, a person or a bug may have written. Each reads what is valid.
import * as v from 'valibot';
import { soundMoment } from '../../domain/activity/calendarDay';

// JSON cannot store minus zero, so it becomes zero.
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

/** A list of texts. Also accepts one comma-separated text, as the settings screen writes it. */
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

type Fields = Readonly<Record<string, unknown>>;

const isFields = (found: unknown): found is Fields =>
  typeof found === 'object' && found !== null && !Array.isArray(found);

const isPlain = (found: Fields): boolean => Object.getPrototypeOf(found) === Object.prototype;

/**
 * Reads entries without a schema, and returns the map itself when every entry is valid: after years there are thousands,
 * and a schema for each is slow on a phone.
 */
function readEach<T>(found: Fields, read: (value: unknown) => T | undefined): Readonly<Record<string, T>> {
  const isValid = (value: unknown) => value !== undefined && Object.is(read(value), value);
  if (isPlain(found) && Object.values(found).every(isValid)) return found as Readonly<Record<string, T>>;
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, value]): [string, T][] => {
      const understood = read(value);
      return understood === undefined ? [] : [[name, understood]];
    }),
  );
}

/** A map from names to values of one type; invalid values are dropped. */
export const namesTo = <T>(read: (value: unknown) => T | undefined) =>
  v.fallback(
    v.pipe(
      v.custom<Fields>(isFields),
      v.transform((found) => readEach(found, read)),
    ),
    () => ({}),
  );

const readCount = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value + 0 : undefined;

export const counts = namesTo(readCount);

/** Counts in two levels, such as by item and day. */
export const countsOfEach = namesTo((found) => (isFields(found) ? readEach(found, readCount) : {}));

const secondsOf = v.pipe(
  v.object({ seconds: finite, nanoseconds: v.fallback(finite, 0) }),
  v.transform(({ seconds, nanoseconds }) => seconds * 1000 + Math.floor(nanoseconds / 1_000_000)),
);

/** Milliseconds since 1970, read from a number, a date, its text or a Firestore timestamp, and limited to valid dates. */
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

/** A list of entries of one shape; invalid entries are dropped. */
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
