// Test helpers: renders a page with speech and observes its audio element.
import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import type { Speech } from '../../ports/speech';
import { SpeechProvider } from './SpeechContext';

export const LABELS = { listen: 'Listen', loading: 'Getting ready', stop: 'Stop', failed: 'Failed. Try again' };

export function openPage(speech: Speech, content: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const show = (shown: ReactNode) =>
    flushSync(() =>
      root.render(
        <StrictMode>
          <SpeechProvider speech={speech}>{shown}</SpeechProvider>
        </StrictMode>,
      ),
    );
  show(content);
  return {
    container,
    show,
    close: () => {
      flushSync(() => root.unmount());
      container.remove();
    },
  };
}

/** Collects every audio element that was asked to play; the page should only ever have one. */
export function watchAudio() {
  const elements = new Set<HTMLMediaElement>();
  let ends = 0;
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    if (!elements.has(this)) this.addEventListener('ended', () => (ends += 1));
    elements.add(this);
    return realPlay.call(this);
  });
  return {
    play,
    /** How many sounds were heard to the end. */
    ends: () => ends,
    only: (): HTMLMediaElement => {
      const [element, ...others] = elements;
      if (!element || others.length > 0) throw new Error(`${elements.size} audio elements`);
      return element;
    },
  };
}
const realPlay = HTMLMediaElement.prototype.play;
