import { CONFETTI_TICKS } from '../../domain/quiz/rating';

/**
 * Drops confetti, unless reduced motion is on. The confetti code is a lazy chunk.
 * @param unlessFalling do nothing while other confetti is falling
 */
export async function celebrate(particleCount: number, { unlessFalling = false } = {}): Promise<void> {
  if (particleCount === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { default: confetti } = await import('canvas-confetti');
  if (unlessFalling && document.querySelector('[data-confetti]')) return;
  // The library creates its worker from a string, which our content security policy forbids, so it draws on our canvas.
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
