import { CONFETTI_TICKS } from '../../domain/quiz/rating';

/**
 * Lets confetti fall, unless the learner wants no motion. Its code is fetched for whoever earned it.
 * @param unlessFalling leave it at what falls already
 */
export async function celebrate(particleCount: number, { unlessFalling = false } = {}): Promise<void> {
  if (particleCount === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { default: confetti } = await import('canvas-confetti');
  if (unlessFalling && document.querySelector('[data-confetti]')) return;
  // Its own worker is made from a text, which our content policy does not allow.
  const canvas = document.body.appendChild(document.createElement('canvas'));
  Object.assign(canvas.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', zIndex: '50' });
  canvas.style.pointerEvents = 'none';
  canvas.dataset['confetti'] = String(particleCount);
  canvas.ariaHidden = 'true';
  const fire = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true });
  await fire({
    particleCount,
    ticks: CONFETTI_TICKS,
    spread: 80,
    origin: { y: 0.65 },
    colors: ['#f0a202', '#2f3c97', '#b93524', '#256b41'],
  });
  canvas.remove();
}
