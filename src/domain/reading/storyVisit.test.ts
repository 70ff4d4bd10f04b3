import { describe, expect, it } from 'vitest';
import { hide } from '../activity/seenTime';
import { dueItems } from '../memory/dueItems';
import { rebuildMemory } from '../memory/withMemoryChange';
import { dayNumber } from '../progress/calendar';
import { askFor, beginStay, openPage, storyActivity } from './storyVisit';

const START = 1_763_200_000_000;
const after = (seconds: number) => START + seconds * 1000;
const about = { userId: 'sita', storyId: 'pilli', size: { pages: 2, sentences: 4 } };

describe('a stay at a story', () => {
  it('has read it when every page was open for as long as reading takes', () => {
    const visit = openPage(openPage(beginStay(START), 0, START), 1, after(3));
    expect(storyActivity(visit, about, after(5))).toMatchObject({
      kind: 'story',
      storyId: 'pilli',
      isRead: true,
      secondsSpent: 5,
    });
  });

  it('has not read it by leafing through, nor by staying on one page', () => {
    const leafed = openPage(openPage(beginStay(START), 0, START), 1, after(1));
    expect(storyActivity(leafed, about, after(2))).toBeNull();
    const stayed = openPage(beginStay(START), 0, START);
    expect(storyActivity(stayed, about, after(60))).toMatchObject({ isRead: false, secondsSpent: 60 });
  });

  it('keeps each word that was asked for once, as not known yet', () => {
    const asked = ['word:a', 'word:b', 'word:a'].reduce((visit, key) => askFor(visit, key, START), beginStay(START));
    expect(storyActivity(asked, about, after(1))).toMatchObject({
      isRead: false,
      wrong: ['word:a', 'word:b'],
      right: [],
    });
  });

  it('brings what was asked for into the review of the next day', () => {
    const activity = storyActivity(askFor(beginStay(START), 'word:animals_cow', START), about, after(1));
    const { words } = rebuildMemory(activity ? [activity] : []);
    const today = dayNumber(activity?.day ?? '') ?? 0;
    expect(dueItems([words], today, 10)).toEqual([]);
    expect(dueItems([words], today + 1, 10)).toEqual(['word:animals_cow']);
  });

  it('counts only the time in which it was seen', () => {
    const visit = hide(openPage(beginStay(START), 0, START), after(12));
    expect(storyActivity(visit, about, after(600))).toMatchObject({ secondsSpent: 12 });
  });
});
