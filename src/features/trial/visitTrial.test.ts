import { afterEach, describe, expect, it } from 'vitest';
import { writeVisit } from '../../browser/visit';
import { startRun } from '../../domain/practice/run';
import { type HeldTrial, NOBODY } from '../../domain/trial/heldTrial';
import { trialTasks } from '../../domain/trial/trialTasks';
import { trialMaterial } from './trialMaterial';
import { forgetTrial, holdTrial, visitTrial } from './visitTrial';

const DAY_MS = 24 * 60 * 60 * 1000;

const trialStartedAt = (startedAt: number): HeldTrial => ({
  run: startRun(
    { recordId: 'r1', userId: NOBODY, aim: { kind: 'trial' }, tasks: trialTasks(trialMaterial, Math.random) },
    startedAt,
  ),
  keeper: { kind: 'learner', id: 'sita' },
});

afterEach(forgetTrial);

describe('the trial run of a visit', () => {
  it('is stored with all of its tasks until it is deleted', () => {
    const held = trialStartedAt(Date.now());
    holdTrial(held);
    expect(visitTrial()).toEqual(held);
    forgetTrial();
    expect(visitTrial()).toBeNull();
  });

  it('is dropped after a day', () => {
    holdTrial(trialStartedAt(Date.now() - DAY_MS - 1000));
    expect(visitTrial()).toBeNull();
  });

  it.each(['', '{', 'null', '[]', '7', '{"run":{}}', '{"run":{},"keeper":{"kind":"nobody"}}'])(
    'is ignored if %j is stored',
    (stored) => {
      writeVisit('trial', stored);
      expect(visitTrial()).toBeNull();
    },
  );

  it('is ignored if it is another kind of run, or its owner is invalid', () => {
    const held = trialStartedAt(Date.now());
    writeVisit('trial', JSON.stringify({ ...held, run: { ...held.run, aim: { kind: 'review' } } }));
    expect(visitTrial()).toBeNull();
    writeVisit('trial', JSON.stringify({ ...held, keeper: { kind: 'learner', id: '' } }));
    expect(visitTrial()).toBeNull();
  });
});
