import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { QuizResult } from '../../domain/quiz/quizResult';
import {
  answerQuestion,
  currentQuestion,
  generateQuiz,
  optionWith,
  startEasyQuiz,
} from '../../testing/playQuiz.testing';
import { runOf } from '../../testing/playRun.testing';
import { renderRoute, type Route } from '../../testing/renderRoute.testing';
import { expectShown, press, screen, waitFor } from '../../testing/screen.testing';

const EASY = '/dashboard/AIQuizzes/easy';
const MEDIUM = '/dashboard/AIQuizzes/medium';
const results = (count: number, percentage: number) =>
  Array.from({ length: count }, () => ({ difficulty: 'easy', percentage }) as const);

/** Clicks twice before the page can render anything. */
async function clickTwice(find: () => Element | null) {
  const element = await waitFor(() => {
    const found = find();
    if (!(found instanceof HTMLElement) || found.matches(':disabled')) throw new Error('There is nothing to click');
    return found;
  });
  element.click();
  element.click();
}
const buttonNamed = (name: string) => () => screen.button(name).query();

/** The result on the page is the stored one. */
async function expectStoredResult(route: Route, percentage: number): Promise<QuizResult> {
  await expectShown(screen.text('Your result is saved.'));
  const [result, ...others] = (await route.stored('quizResults')).filter(({ timestamp }) => timestamp > 100);
  if (!result) throw new Error('No result is stored');
  expect(others).toEqual([]);
  expect(result).toMatchObject({ userId: route.learner.id, percentage, completed: true });
  await expectShown(screen.text(`${percentage}%`));
  const { answers } = result;
  const right = answers.filter(({ isCorrect }) => isCorrect).length;
  await expectShown(page.getByText(`${right} of ${answers.length} right`).first());
  const listed = page.getByRole('heading', { name: 'Your answers' }).element().parentElement?.querySelectorAll('li');
  const lines = [...(listed ?? [])].map(({ textContent }) => textContent);
  expect(lines).toHaveLength(answers.length);
  for (const [at, { question, userAnswer, correctAnswer, isCorrect }] of answers.entries()) {
    expect(lines[at]).toContain(question);
    expect(lines[at]).toContain(`Right answer: ${correctAnswer}`);
    if (!isCorrect) expect(lines[at]).toContain(`Your answer: ${userAnswer}`);
  }
  expect(await route.stored('activities')).toHaveLength(1);
  return result;
}

describe('an easy quiz', () => {
  test('counts a double click on an answer, on Next and on Finish once', async () => {
    const route = await renderRoute(EASY);
    const { id } = route.learner;
    await startEasyQuiz();
    for (let place = 0; place < 5; place += 1) {
      const { correctAnswer } = await currentQuestion(id);
      await clickTwice(() => optionWith(correctAnswer));
      await waitFor(() => expect(runOf(id)?.isAnswered).toBe(true));
      expect(runOf(id)?.answers).toHaveLength(place + 1);
      await clickTwice(buttonNamed(place === 4 ? 'Finish Quiz' : 'Next Question'));
      if (place < 4) expect(runOf(id)?.queue[0]).toBe(place + 1);
    }
    const { answers } = await expectStoredResult(route, 100);
    expect(answers).toHaveLength(5);
  });

  test('stays at its result after a real double click on Finish', async () => {
    const route = await renderRoute(EASY);
    await startEasyQuiz();
    for (let place = 0; place < 5; place += 1) {
      await answerQuestion(route.learner.id, place > 1);
      const next = screen.button(place === 4 ? 'Finish Quiz' : 'Next Question');
      await expect.element(next).toBeEnabled();
      await userEvent.dblClick(next);
    }
    const { answers } = await expectStoredResult(route, 60);
    expect(answers.map(({ isCorrect }) => isCorrect)).toEqual([false, false, true, true, true]);
    // The result may appear under the finger between the two clicks.
    screen
      .button('Try Another Quiz')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    await expectStoredResult(route, 60);
    await press(screen.button('Try Another Quiz'));
    await expectShown(screen.heading('Easy Quiz'));
  });

  test('cannot be answered again after an answer', async () => {
    const route = await renderRoute(EASY);
    await startEasyQuiz();
    const picked = await answerQuestion(route.learner.id, false);
    const { correctAnswer } = await currentQuestion(route.learner.id);
    (optionWith(correctAnswer) as HTMLElement).click();
    await press(screen.button('Next Question'));
    expect(runOf(route.learner.id)?.answers.map(({ given }) => given.id)).toEqual([JSON.stringify(picked)]);
  });

  test('continues after a reload with the next question, and counts once', async () => {
    const route = await renderRoute(EASY);
    await startEasyQuiz();
    await answerQuestion(route.learner.id);
    const before = runOf(route.learner.id);
    await route.reload();
    await expectShown(screen.text('Your quiz is waiting at question 2 of 5.'));
    await press(screen.button('Continue'));
    expect(runOf(route.learner.id)?.tasks).toEqual(before?.tasks);
    for (let place = 1; place < 5; place += 1) {
      await answerQuestion(route.learner.id);
      await press(screen.button(place === 4 ? 'Finish Quiz' : 'Next Question'));
    }
    await expectStoredResult(route, 100);
  });

  test('with a result of 70 counts as passed and opens the next level', async () => {
    const route = await renderRoute(EASY, { quizResults: results(2, 80) });
    await press(page.getByRole('radio', { name: '10 questions' }));
    await startEasyQuiz();
    for (let place = 0; place < 10; place += 1) {
      await answerQuestion(route.learner.id, place > 2);
      await press(screen.button(place === 9 ? 'Finish Quiz' : 'Next Question'));
    }
    await expectStoredResult(route, 70);
    await expectShown(page.getByText('The Medium Quiz is open now!'));
    await press(screen.link('Go to the Medium Quiz'));
    await expectShown(screen.heading('Medium Quiz'));
  });
});

describe('a medium quiz', () => {
  test.each([
    [70, 'Medium Quiz'],
    [69, 'AI Quizzes'],
  ])('with three easy results of %i, its address leads to “%s”', async (percentage, heading) => {
    await renderRoute(MEDIUM, { quizResults: results(3, percentage) });
    await expectShown(screen.heading(heading));
  });

  test('counts a double click on an answer and on Submit once, and the last of two answers', async () => {
    const route = await renderRoute(MEDIUM, { quizResults: results(3, 80) });
    const { id } = route.learner;
    await generateQuiz('mango');
    const { options, correctAnswer } = await currentQuestion(id);
    const other = options.find((one) => one !== correctAnswer) ?? '';
    await clickTwice(() => optionWith(correctAnswer));
    await waitFor(() => expect(runOf(id)?.answers).toHaveLength(1));
    await clickTwice(() => optionWith(other));
    await waitFor(() => expect(runOf(id)?.answers).toMatchObject([{ given: { isRight: false } }]));
    await clickTwice(buttonNamed('Next'));
    await answerQuestion(id);
    await clickTwice(buttonNamed('Next'));
    await answerQuestion(id);
    await clickTwice(buttonNamed('Submit'));
    const result = await expectStoredResult(route, 67);
    expect(result).toMatchObject({ difficulty: 'medium', word: 'mango', totalQuestions: 3, score: 67 });
    expect(result.answers[0]).toMatchObject({ userAnswer: other, isCorrect: false });
  });

  test('lets the learner go back and change an answer until it is submitted', async () => {
    const route = await renderRoute(MEDIUM, { quizResults: results(3, 80) });
    const { id } = route.learner;
    await generateQuiz('mango');
    await answerQuestion(id, false);
    await press(screen.button('Next'));
    await answerQuestion(id);
    await press(screen.button('Previous'));
    await answerQuestion(id);
    await press(screen.button('Next'));
    await press(screen.button('Next'));
    await answerQuestion(id);
    await press(screen.button('Submit'));
    await expectStoredResult(route, 100);
  });
});
