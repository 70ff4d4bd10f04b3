/** Turns on Data Saver, so that the app prefetches no screens. */
export function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}
