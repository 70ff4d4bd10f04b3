import { useEffect, useEffectEvent } from 'react';
import { newId } from '../../../browser/newId';
import { slotOf } from '../../../domain/practice/aim';
import { startRun } from '../../../domain/practice/run';
import type { Story } from '../../../domain/reading/story';
import { askedAgain, storyExercises } from '../../../domain/reading/storyQuestions';
import { stories } from '../../../i18n/stories';
import { useText } from '../../../i18n/useText';
import { RoomPage } from '../../../practice/room/Room';
import { RunView } from '../../../practice/RunView';
import { usePractice } from '../../../practice/usePractice';
import { useLearner } from '../../../state/session/session';
import { storyAddress } from '../addresses';
import { QuestionsEnd } from './QuestionsEnd';

/** The questions of a story as a run of practice: what was left in the middle goes on by itself. */
export function QuestionsRun({ story }: { readonly story: Story }) {
  const t = useText(stories);
  const { id: userId } = useLearner();
  const aim = { kind: 'story', storyId: story.id } as const;
  const steps = usePractice(slotOf(aim));
  const { practice } = steps;

  const start = useEffectEvent(() => {
    if (practice.kind === 'offered') return steps.resume();
    const tasks = storyExercises(story, Math.random).map((exercise) => ({ exercise, part: null }));
    return steps.begin(startRun({ recordId: newId(), userId, aim, tasks }, Date.now()));
  });
  useEffect(() => void start(), []);

  if (practice.kind === 'running') {
    return (
      <RunView
        run={practice.run}
        steps={steps}
        name=""
        leaving={{
          to: storyAddress(story.id),
          label: t('backToStory'),
          onLeave: () => void steps.leave(),
        }}
        again={(exercise) => askedAgain(story, exercise.subject.key, Math.random) ?? exercise}
      />
    );
  }
  return practice.kind === 'over' ? (
    <RoomPage>
      <QuestionsEnd story={story} run={practice.run} saving={practice.saving} onSave={steps.saveAgain} />
    </RoomPage>
  ) : null;
}
