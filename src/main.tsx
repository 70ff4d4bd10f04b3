import './ui/styles/styles.css';

const { stackTraceLimit } = Error;

/**
 * React creates errors while it loads. For their stack traces, the browser would parse all of React again, which takes
 * longer than running it.
 */
async function loadReact() {
  Error.stackTraceLimit = 0;
  await import('react-dom/client').finally(() => {
    Error.stackTraceLimit = stackTraceLimit;
  });
}

// React loads in its own task, so that a slow phone can respond to a touch before the app's code runs.
void loadReact()
  .then(() => import('./startApp'))
  .then(({ startApp }) => startApp());
