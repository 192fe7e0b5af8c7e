// Theme, language and direction are on the page before the first paint; nothing flashes.
;(() => {
  var root = document.documentElement
  // No text becomes code here, whatever it is.
  window.trustedTypes?.createPolicy('default', {})
  // Its probe for code from text would count as a try.
  window.__zod_globalConfig = { jitless: true }
  var stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  root.dataset.theme = stored('theme') === 'light' ? 'light' : stored('theme') === 'dark' ? 'dark' : 'light'
  root.lang = stored('hisLang') || stored('lang') || 'vi'
  root.dir = /^(ar|fa|ur)/.test(root.lang) ? 'rtl' : 'ltr'
})()
