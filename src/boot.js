// The build writes this script into the head of each page, so it runs before the first paint. It is plain old
// JavaScript, so that it runs in every browser.
(function () {
  var root = document.documentElement;
  /** @param {string} key */
  function stored(key) {
    try {
      return localStorage.getItem(key);
      // oxlint-disable-next-line no-unused-vars -- old browsers require the binding
    } catch (blocked) {
      return null;
    }
  }

  var theme = stored('theme');
  if (theme === 'light' || theme === 'dark') root.setAttribute('data-theme', theme);

  if (stored('fontsSeen')) root.setAttribute('data-fonts', '');

  // A page in another language than the chosen one stays hidden until the app has rendered it again. The app shell has
  // no language yet.
  var language = stored('i18nextLng');
  var isTeluguAddress = /^\/te(\/|$)/.test(location.pathname);
  if (
    (language === 'en' || language === 'te') &&
    language !== root.lang &&
    !isTeluguAddress &&
    !root.hasAttribute('data-shell')
  ) {
    root.setAttribute('data-redrawing', '');
  }

  // Content below the fold is rendered after the first paint: see `below-fold` and `after-paint`.
  function markPainted() {
    root.setAttribute('data-painted', '');
  }
  try {
    new PerformanceObserver(markPainted).observe({ type: 'paint', buffered: true });
    // oxlint-disable-next-line no-unused-vars -- old browsers require the binding
  } catch (unknown) {
    markPainted();
  }

  // A button pressed before the app has started is pressed again afterwards. The menu works without the app.
  /** @type {HTMLElement | null} */
  var pressedButton = null;
  /** @param {Event} event */
  function rememberPress(event) {
    if (event.target instanceof Element) pressedButton = event.target.closest('#root button:not([popovertarget])');
  }
  document.addEventListener('click', rememberPress);
  document.addEventListener('started', function () {
    document.removeEventListener('click', rememberPress);
    if (pressedButton) pressedButton.click();
  });

  function showStartProblem() {
    root.removeAttribute('data-redrawing');
    var notice = document.getElementById('start-problem');
    if (!notice || root.hasAttribute('data-started')) return;
    notice.removeAttribute('hidden');
    // The app would have loaded the fonts.
    root.setAttribute('data-fonts', '');
  }
  // A script failed to load or to parse before the app has started.
  window.addEventListener(
    'error',
    function (event) {
      var isScript = event.target instanceof HTMLScriptElement;
      if (isScript || event.error instanceof SyntaxError)
        document.addEventListener('DOMContentLoaded', showStartProblem);
      if ((isScript || event.error) && document.readyState !== 'loading') showStartProblem();
    },
    true,
  );
  // A failed dynamic import is a rejection, not a script error.
  window.addEventListener('unhandledrejection', function () {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showStartProblem);
    else showStartProblem();
  });
  if (!('noModule' in document.createElement('script'))) {
    document.addEventListener('DOMContentLoaded', showStartProblem);
  }
})();
