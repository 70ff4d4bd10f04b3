import { describe, expect, it } from 'vitest';
import { hide } from '../activity/seenTime';
import { dueItems } from '../memory/dueItems';
import { rebuildMemory } from '../memory/withMemoryChange';
import { dayNumber } from '../progress/calendar';
import { lookUpWord, beginStoryVisit, openPage, storyActivity } from './storyVisit';

const START = 1_763_200_000_000;
const after = (seconds: number) => START + seconds * 1000;
const about = { userId: 'sita', storyId: 'pilli', size: { pages: 2, sentences: 4 } };

describe('a visit to a story', () => {
  it('counts as read when every page was open and there was enough time to read', () => {
    const visit = openPage(openPage(beginStoryVisit(START), 0, START), 1, after(3));
    expect(storyActivity(visit, about, after(5))).toMatchObject({
      kind: 'story',
      storyId: 'pilli',
      isRead: true,
      secondsSpent: 5,
    });
  });

  it('does not count as read after leafing through or staying on one page', () => {
    const leafed = openPage(openPage(beginStoryVisit(START), 0, START), 1, after(1));
    expect(storyActivity(leafed, about, after(2))).toBeNull();
    const stayed = openPage(beginStoryVisit(START), 0, START);
    expect(storyActivity(stayed, about, after(60))).toMatchObject({ isRead: false, secondsSpent: 60 });
  });

  it('records each word that was looked up once, as wrong', () => {
    const visit = ['word:a', 'word:b', 'word:a'].reduce(
      (before, key) => lookUpWord(before, key, START),
      beginStoryVisit(START),
    );
    expect(storyActivity(visit, about, after(1))).toMatchObject({
      isRead: false,
      wrong: ['word:a', 'word:b'],
      right: [],
    });
  });

  it('makes a word that was looked up due the next day', () => {
    const activity = storyActivity(lookUpWord(beginStoryVisit(START), 'word:animals_cow', START), about, after(1));
    const { words } = rebuildMemory(activity ? [activity] : []);
    const today = dayNumber(activity?.day ?? '') ?? 0;
    expect(dueItems([words], today, 10)).toEqual([]);
    expect(dueItems([words], today + 1, 10)).toEqual(['word:animals_cow']);
  });

  it('counts only time while the page is visible', () => {
    const visit = hide(openPage(beginStoryVisit(START), 0, START), after(12));
    expect(storyActivity(visit, about, after(600))).toMatchObject({ secondsSpent: 12 });
  });
});
