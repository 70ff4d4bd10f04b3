import type { Story } from '../../../domain/reading/story';
import { repeatQuestion, storyExercises } from '../../../domain/reading/storyQuestions';
import { stories } from '../../../i18n/stories';
import { useText } from '../../../i18n/useText';
import { RoomPage } from '../../../practice/room/Room';
import { RunView } from '../../../practice/RunView';
import { unnumbered, useStartedRun } from '../../../practice/useStartedRun';
import { storyAddress } from '../addresses';
import { QuestionsEnd } from './QuestionsEnd';

export function QuestionsRun({ story }: { readonly story: Story }) {
  const t = useText(stories);
  const aim = { kind: 'story', storyId: story.id } as const;
  const steps = useStartedRun(aim, () => storyExercises(story, Math.random).map(unnumbered));
  const { practice } = steps;

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
        again={(exercise) => repeatQuestion(story, exercise.subject.key, Math.random) ?? exercise}
      />
    );
  }
  return practice.kind === 'over' ? (
    <RoomPage>
      <QuestionsEnd story={story} run={practice.run} saving={practice.saving} onSave={steps.saveAgain} />
    </RoomPage>
  ) : null;
}
