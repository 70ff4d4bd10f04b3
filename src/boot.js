// Runs before the first paint, written into each page's head: plain old JavaScript for every browser.
(function () {
  var root = document.documentElement;
  /** @param {string} key */
  function stored(key) {
    try {
      return localStorage.getItem(key);
      // oxlint-disable-next-line no-unused-vars -- old browsers want the name
    } catch (blocked) {
      return null;
    }
  }

  var theme = stored('theme');
  if (theme === 'light' || theme === 'dark') root.setAttribute('data-theme', theme);

  if (stored('fontsSeen')) root.setAttribute('data-fonts', '');

  // A page that arrived in the other language stays hidden until the app has drawn it in the chosen one. The shell of the
  // screens has no language yet.
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

  // What is not seen first is drawn after what is: see `below-fold` and `after-paint`.
  function notePaint() {
    root.setAttribute('data-painted', '');
  }
  try {
    new PerformanceObserver(notePaint).observe({ type: 'paint', buffered: true });
    // oxlint-disable-next-line no-unused-vars -- old browsers want the name
  } catch (unknown) {
    notePaint();
  }

  // A button that is touched before the app has started is pressed again when it has. The menu needs no app.
  /** @type {HTMLElement | null} */
  var touched = null;
  /** @param {Event} event */
  function noteTouch(event) {
    if (event.target instanceof Element) touched = event.target.closest('#root button:not([popovertarget])');
  }
  document.addEventListener('click', noteTouch);
  document.addEventListener('started', function () {
    document.removeEventListener('click', noteTouch);
    if (touched) touched.click();
  });

  function showStartProblem() {
    root.removeAttribute('data-redrawing');
    var notice = document.getElementById('start-problem');
    if (!notice || root.hasAttribute('data-started')) return;
    notice.removeAttribute('hidden');
    // The app would have sent for them.
    root.setAttribute('data-fonts', '');
  }
  // A script that does not arrive or cannot be parsed, before the app has started.
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
  // Code that is fetched by code, and does not arrive, is no error of a script.
  window.addEventListener('unhandledrejection', function () {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showStartProblem);
    else showStartProblem();
  });
  if (!('noModule' in document.createElement('script'))) {
    document.addEventListener('DOMContentLoaded', showStartProblem);
  }
})();
