import { fingerprint } from '../fingerprint';

/** A colour and a bird, by their places in the lists of names; learners never see each other's real names. */
export type Nickname = { readonly colour: number; readonly bird: number; readonly number: number | null };

export const NICKNAME_COLOURS = 8;
export const NICKNAME_BIRDS = 12;
const NUMBERS_FROM = 10;
const NUMBERS = 90;

/** The lowest bits alone would hardly differ between ids that end alike. */
function stirred(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 15), 2_246_822_519);
  return (half ^ (half >>> 13)) >>> 0;
}

function nicknameOf(id: string): { colour: number; bird: number; number: number } {
  const print = stirred(fingerprint(id));
  const rest = Math.floor(print / NICKNAME_COLOURS);
  return {
    colour: print % NICKNAME_COLOURS,
    bird: rest % NICKNAME_BIRDS,
    number: NUMBERS_FROM + (Math.floor(rest / NICKNAME_BIRDS) % NUMBERS),
  };
}

/** By id. The number is only told where two of them would have the same name. */
export function nicknamesFor(ids: readonly string[]): ReadonlyMap<string, Nickname> {
  const nicknames = new Map(ids.map((id) => [id, nicknameOf(id)]));
  const times = new Map<string, number>();
  const nameOf = ({ colour, bird }: { colour: number; bird: number }) => `${colour} ${bird}`;
  for (const nickname of nicknames.values()) times.set(nameOf(nickname), (times.get(nameOf(nickname)) ?? 0) + 1);
  return new Map(
    [...nicknames].map(([id, nickname]) => [
      id,
      times.get(nameOf(nickname)) === 1 ? { ...nickname, number: null } : nickname,
    ]),
  );
}
