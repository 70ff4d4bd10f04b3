import { describe, expect, it } from 'vitest';
import { foundByName, inOrderOfCreation, type Learner } from './learner';

const learner = (name: string, createdAt?: number): Learner => ({
  id: name,
  name,
  email: '',
  ...(createdAt === undefined ? {} : { createdAt }),
});
const namesOf = (learners: readonly Learner[]) => learners.map(({ name }) => name);

describe('the learners of a device', () => {
  it('are listed in the order they were added, those without a date first', () => {
    const learners = [learner('Ravi', 30), learner('Anu'), learner('Sita', 10), learner('Bala')];
    expect(namesOf(inOrderOfCreation(learners))).toEqual(['Anu', 'Bala', 'Sita', 'Ravi']);
  });

  it('are found by a part of the name, in either script', () => {
    const learners = [learner('Sita'), learner('సీత'), learner('Ravi')];
    expect(namesOf(foundByName(learners, ' SIT'))).toEqual(['Sita']);
    expect(namesOf(foundByName(learners, 'సీ'))).toEqual(['సీత']);
    expect(foundByName(learners, '')).toHaveLength(3);
  });
});
