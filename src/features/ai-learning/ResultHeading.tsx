import { type ReactNode, useEffect, useRef } from 'react';

type Props = { readonly id?: string; readonly level?: 'h2' | 'h3'; readonly children: ReactNode };

/** Takes the focus as it appears: who cannot see the answer come is taken to it. */
export function ResultHeading({ id, level: Heading = 'h2', children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Heading ref={heading} id={id} tabIndex={-1} className={`scroll-mt-6 ${Heading === 'h2' ? 'text-2xl' : 'text-xl'}`}>
      {children}
    </Heading>
  );
}
