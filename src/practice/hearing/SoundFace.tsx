import { Icon } from '../../ui/pictures/Icon';

/** The face of a choice that is heard. It fills its box. */
export const SoundFace = () => (
  <span className="grid size-full place-items-center [container-type:size]">
    <span className="grid size-[min(3.5rem,88cqh)] place-items-center rounded-full bg-turmeric text-on-turmeric">
      <Icon name="speaker" className="size-[58%]" />
    </span>
  </span>
);
