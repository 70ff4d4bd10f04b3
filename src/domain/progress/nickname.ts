import { fingerprint } from '../fingerprint';

/** A color and a bird, by their index in the name lists. Learners never see each other's real names. */
export type Nickname = { readonly colour: number; readonly bird: number; readonly number: number | null };

export const NICKNAME_COLOURS = 8;
export const NICKNAME_BIRDS = 12;
const FIRST_NUMBER = 10;
const NUMBER_COUNT = 90;

/** Mixes the bits of the hash, because the lowest bits hardly differ between ids that end alike. */
function mixed(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 15), 2_246_822_519);
  return (half ^ (half >>> 13)) >>> 0;
}

function nicknameOf(id: string): { colour: number; bird: number; number: number } {
  const hash = mixed(fingerprint(id));
  const rest = Math.floor(hash / NICKNAME_COLOURS);
  return {
    colour: hash % NICKNAME_COLOURS,
    bird: rest % NICKNAME_BIRDS,
    number: FIRST_NUMBER + (Math.floor(rest / NICKNAME_BIRDS) % NUMBER_COUNT),
  };
}

/** By id. A nickname has a number only if another learner has the same name. */
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
