import * as v from 'valibot';
import { type LeagueBoard, MAX_GROUP_SIZE } from '../../domain/league/groups';
import { ADJECTIVES, ANIMALS } from '../../domain/league/nickname';
import { LEARNER_PICTURES } from '../../domain/learner/pictures';
import { amount, text } from './tolerant';

const entry = v.pipe(
  v.object({
    nickname: v.object({ adjective: v.picklist(ADJECTIVES), animal: v.picklist(ANIMALS) }),
    picture: v.picklist(LEARNER_PICTURES),
    points: amount,
    isYou: v.optional(v.boolean()),
  }),
  v.transform(({ isYou, ...shown }) => ({ ...shown, ...(isYou ? { isYou: true as const } : {}) })),
);

export const leagueBoard: v.GenericSchema<unknown, LeagueBoard> = v.object({
  week: text,
  rank: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  entries: v.pipe(v.array(entry), v.minLength(1), v.maxLength(MAX_GROUP_SIZE)),
});
