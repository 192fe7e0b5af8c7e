// Theme, language and direction are on the page before the first paint; nothing flashes.
;(() => {
  var root = document.documentElement
  var stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  root.dataset.theme = stored('theme') === 'light' ? 'light' : stored('theme') === 'dark' ? 'dark' : 'dark'
  root.lang = stored('hisLang') || stored('lang') || 'vi'
  root.dir = /^(ar|fa|ur)/.test(root.lang) ? 'rtl' : 'ltr'
})()
