import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { currentTask } from '../domain/practice/run';
import { runOf } from './playRun.testing';
import { press, pressFound, screen, waitFor } from './screen.testing';

/** The question of an easy, medium or hard quiz on the screen. */
export const currentQuestion = (userId: string) =>
  waitFor(() => {
    const run = runOf(userId);
    const exercise = run && currentTask(run)?.exercise;
    if (exercise?.kind !== 'pick-translation' && exercise?.kind !== 'generated-question')
      throw new Error('No question is asked');
    expect(document.querySelector('h1')?.textContent).toContain(
      exercise.kind === 'pick-translation' ? exercise.task.prompt : exercise.task.english,
    );
    return exercise.task;
  });

export const optionWith = (text: string): Element | null =>
  document.querySelector(`[data-option="${CSS.escape(text)}"]`);

/** Picks a right or wrong answer to the current question. @returns its text */
export async function answerQuestion(userId: string, isRight = true): Promise<string> {
  const { correctAnswer, options } = await currentQuestion(userId);
  const picked = isRight ? correctAnswer : (options.find((one) => one !== correctAnswer) ?? '');
  await pressFound(() => optionWith(picked), picked);
  // The answer counts after the next paint.
  await waitFor(() => expect(optionWith(picked)?.getAttribute('aria-pressed')).toBe('true'));
  return picked;
}

/** Starts an easy quiz with five questions about birds. */
export async function startEasyQuiz(): Promise<void> {
  await press(screen.button('Choose none'));
  await press(page.getByRole('checkbox', { name: 'Birds', exact: true }));
  await press(screen.button('Start Quiz'));
}

/** Makes a quiz of three questions about a word. */
export async function generateQuiz(word: string): Promise<void> {
  await page.getByRole('combobox', { name: 'English text' }).fill(word);
  await press(screen.button('Translate'));
  await press(screen.button('Generate Quiz'));
}
