import { useState } from 'react';
import { useParams } from 'react-router';
import { loadStory } from '../../../content/shelf/texts';
import type { Story } from '../../../domain/reading/story';
import { stories } from '../../../i18n/stories';
import { useText } from '../../../i18n/useText';
import { PageHead } from '../../../ui/layout/PageHead';
import { TextGate } from '../TextGate';
import { ReadingRoom } from './ReadingRoom';

export default function StoryPage() {
  const t = useText(stories);
  const { id = '' } = useParams();
  return (
    <TextGate key={id} id={id} load={loadStory} notFound={t('notFound')}>
      {(story) => <OpenStory story={story} />}
    </TextGate>
  );
}

function OpenStory({ story }: { readonly story: Story }) {
  const t = useText(stories);
  // The key resets the room when the story is read again.
  const [times, setTimes] = useState(0);
  const title = story.title.te;
  return (
    <div className="flex min-h-0 flex-1 flex-col short:min-h-fit">
      <PageHead title={t('storyTitle', { title })} description={t('storyDescription', { title })} />
      <ReadingRoom key={times} story={story} onAgain={() => setTimes(times + 1)} />
    </div>
  );
}
