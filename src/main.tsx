import './ui/styles/styles.css';

const { stackTraceLimit } = Error;

/**
 * React makes errors while it is loaded, to throw them later. To note the place where each was made the browser reads all
 * of React once more, which takes longer than running it.
 */
async function loadReact() {
  Error.stackTraceLimit = 0;
  await import('react-dom/client').finally(() => {
    Error.stackTraceLimit = stackTraceLimit;
  });
}

// React first, in a task of its own: a slow phone can answer a touch before the app's own code runs.
void loadReact()
  .then(() => import('./startApp'))
  .then(({ startApp }) => startApp());
