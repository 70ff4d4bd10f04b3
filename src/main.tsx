import './ui/styles.css';

// React first, in a task of its own: a slow phone can answer a touch before the app's own code runs.
void import('react-dom/client').then(() => import('./startApp')).then(({ startApp }) => startApp());
