import { afterEach, describe, expect, it } from 'vitest';
import { writeVisit } from '../../browser/visit';
import { startRun } from '../../domain/practice/run';
import { type HeldTrial, NOBODY } from '../../domain/trial/heldTrial';
import { trialTasks } from '../../domain/trial/trialTasks';
import { trialMaterial } from './trialMaterial';
import { forgetTrial, holdTrial, visitTrial } from './visitTrial';

const DAY_MS = 24 * 60 * 60 * 1000;

const heldSince = (startedAt: number): HeldTrial => ({
  run: startRun(
    { recordId: 'r1', userId: NOBODY, aim: { kind: 'trial' }, tasks: trialTasks(trialMaterial, Math.random) },
    startedAt,
  ),
  keeper: { kind: 'learner', id: 'sita' },
});

afterEach(forgetTrial);

describe('the first sitting of a visit', () => {
  it('is held with all of its tasks until it is forgotten', () => {
    const held = heldSince(Date.now());
    holdTrial(held);
    expect(visitTrial()).toEqual(held);
    forgetTrial();
    expect(visitTrial()).toBeNull();
  });

  it('is nobody’s after a day', () => {
    holdTrial(heldSince(Date.now() - DAY_MS - 1000));
    expect(visitTrial()).toBeNull();
  });

  it.each(['', '{', 'null', '[]', '7', '{"run":{}}', '{"run":{},"keeper":{"kind":"nobody"}}'])(
    'is none where %j is stored',
    (stored) => {
      writeVisit('trial', stored);
      expect(visitTrial()).toBeNull();
    },
  );

  it('is none where another kind of run lies, or its keeper makes no sense', () => {
    const held = heldSince(Date.now());
    writeVisit('trial', JSON.stringify({ ...held, run: { ...held.run, aim: { kind: 'review' } } }));
    expect(visitTrial()).toBeNull();
    writeVisit('trial', JSON.stringify({ ...held, keeper: { kind: 'learner', id: '' } }));
    expect(visitTrial()).toBeNull();
  });
});
