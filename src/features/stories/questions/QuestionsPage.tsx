import { useParams } from 'react-router';
import { loadStory } from '../../../content/shelf/texts';
import type { Story } from '../../../domain/reading/story';
import { stories } from '../../../i18n/stories';
import { useText } from '../../../i18n/useText';
import { HearingArea } from '../../../practice/HearingArea';
import { PageHead } from '../../../ui/layout/PageHead';
import { TextGate } from '../TextGate';
import { QuestionsRun } from './QuestionsRun';
import { fetchViews } from '../../../exercises/views';

/** Questions about a story that was read. */
export default function QuestionsPage() {
  const t = useText(stories);
  const { id = '' } = useParams();
  return (
    <TextGate key={id} id={id} load={loadStory} notFound={t('notFound')}>
      {(story) => <Questions story={story} />}
    </TextGate>
  );
}
QuestionsPage.prepare = () => fetchViews(['story-choice']);

function Questions({ story }: { readonly story: Story }) {
  const t = useText(stories);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title={t('storyTitle', { title: t('questionsTitle', { title: story.title.te }) })}
        description={t('questionsDescription')}
      />
      <HearingArea>
        <QuestionsRun story={story} />
      </HearingArea>
    </div>
  );
}
