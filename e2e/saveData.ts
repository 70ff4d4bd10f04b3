/** The device asks to be sent no more than what is wanted: no screen is fetched ahead. */
export function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}
