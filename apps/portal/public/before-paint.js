// Theme, language and direction are on the page before the first paint; nothing flashes.
;(function () {
  var root = document.documentElement
  var stored = function (key) {
    try {
      return localStorage.getItem(key)
    } catch (error) {
      return null
    }
  }
  root.dataset.theme = stored('theme') === 'light' ? 'light' : stored('theme') === 'dark' ? 'dark' : 'dark'
  root.lang = stored('hisLang') || stored('lang') || 'vi'
  root.dir = /^(ar|fa|ur)/.test(root.lang) ? 'rtl' : 'ltr'
})()
