// Runs before the first paint, so that a page whose theme was chosen by hand never flashes in the other one.
(function () {
  try {
    var theme = localStorage.getItem("strategos.theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch (unavailable) {
    // Without storage the page follows the system.
  }
})();
