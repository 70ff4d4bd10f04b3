import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { boardFor, groupsOf, type Member } from '../../domain/league/groups';
import { anyFace } from '../../domain/league/nickname';
import { leagueBoard } from './leagueShapes';

const members = Array.from({ length: 12 }, (_, at): Member => ({ id: `${at}`, points: at, ...anyFace(() => at / 12) }));

it('a board is read exactly as the server wrote it', () => {
  const [group = []] = groupsOf(members);
  for (const member of group) {
    const board = boardFor(group, member, '2026-W47');
    expect(v.parse(leagueBoard, { ...board, madeAt: new Date() })).toEqual(board);
  }
});

it('anything else is rejected without an exception', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(v.safeParse(leagueBoard, stored).success).toBe(false);
    }),
  );
  const [group = []] = groupsOf(members);
  const board = boardFor(group, members[0] as Member, '2026-W47');
  const forged = { ...board, entries: [{ nickname: 'Real Name', picture: '🦚', points: 1 }] };
  expect(v.safeParse(leagueBoard, forged).success).toBe(false);
});
