import { type ReactNode, useEffect, useRef } from 'react';

type Props = { readonly id?: string; readonly level?: 'h2' | 'h3'; readonly children: ReactNode };

/** Takes the focus when it appears, so that a screen reader reads the answer. */
export function ResultHeading({ id, level: Heading = 'h2', children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Heading ref={heading} id={id} tabIndex={-1} className={`scroll-mt-6 ${Heading === 'h2' ? 'text-2xl' : 'text-xl'}`}>
      {children}
    </Heading>
  );
}
