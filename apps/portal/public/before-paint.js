// Theme, language and direction are on the page before the first paint; nothing flashes.
const askForCode = (() => {
  var root = document.documentElement
  // No text becomes code here: the worker has its one address, and the tag its host where the page measures.
  var isTag = (url) => root.dataset.tag && url.startsWith('https://www.googletagmanager.com/')
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (url === '/service-worker.js' || isTag(url) ? url : null),
  })
  // Its probe for code from text would count as a try.
  window.__zod_globalConfig = { jitless: true }
  var stored = (storage, key) => {
    try {
      return window[storage].getItem(key)
    } catch {
      return null
    }
  }
  // Where nobody chose, the page keeps what the server wrote on it.
  var theme = stored('localStorage', 'theme') || root.dataset.theme
  root.dataset.theme = theme === 'light' ? 'light' : 'dark'
  var contrast = stored('localStorage', 'contrast')
  var isPlain = contrast ? contrast !== 'more' : !matchMedia('(prefers-contrast: more)').matches
  if (!isPlain) root.dataset.contrast = 'more'
  if (stored('localStorage', 'motion') === 'calm') root.dataset.motion = 'calm'
  var chosen = stored('localStorage', 'hisLang') || stored('localStorage', 'lang')
  root.lang = chosen || new URLSearchParams(location.search).get('lang') || root.lang
  root.dir = /^(ar|fa|ur)/.test(root.lang) ? 'rtl' : 'ltr'

  // What this visit needs besides the first script is fetched beside it. The build wrote the names on this tag.
  var files = document.currentScript.dataset
  var isHome = /^\/(home|login|index|index\.html)?$/.test(location.pathname)
  var isMember = Boolean(stored('sessionStorage', 'token'))

  // For whom the next page is to be drawn; what is drawn for somebody else is not shown.
  var noteViewer = () => {
    var width = matchMedia('(min-width: 768px)').matches ? 'wide' : 'narrow'
    var viewer = [root.lang, root.dataset.theme, width].join('.')
    var value = viewer + (isMember ? '.member' : '')
    // Where it cannot be kept, pages are drawn for anybody.
    window.cookieStore
      ?.set({ name: 'viewer', value, expires: Date.now() + 31_536_000_000, sameSite: 'lax' })
      .catch(() => {})
    return viewer
  }
  if (isMember || (root.dataset.drawn && root.dataset.drawn !== noteViewer())) root.dataset.anew = ''
  noteViewer()
  new MutationObserver(noteViewer).observe(root, { attributeFilter: ['lang', 'data-theme'] })
  var wanted = [files[root.lang]]
  if (isMember) wanted.push(files.member)
  if (isMember || !isHome) wanted.push(files.pages, files[`${root.lang}Later`])
  if (!isPlain && files.contrast) {
    const style = document.createElement('link')
    style.rel = 'stylesheet'
    style.href = files.contrast
    // Other colours first would be a flash.
    style.setAttribute('blocking', 'render')
    document.head.append(style)
  }
  // A drawn page is there without its code, which comes after all that is in sight: on a slow line it would be in its way.
  var isThere = root.dataset.drawn && !('anew' in root.dataset)
  var code = (root.dataset.code || '').split(' ').filter(Boolean)
  var isAsked = false
  var fetchCode = () => {
    if (isAsked) return
    isAsked = true
    for (const file of [...code.slice(1), ...wanted.join(' ').split(' ').filter(Boolean)]) {
      const link = document.createElement('link')
      link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload'
      if (file.endsWith('.css')) link.as = 'style'
      link.href = file
      document.head.append(link)
    }
    if (!code[0]) return
    // It looks for what is drawn.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => void import(code[0]))
    else void import(code[0])
  }
  if (isThere) return fetchCode
  fetchCode()
})()

// The face of headlines comes beside the first style sheet, not after it, and holds up nothing.
;(() => {
  var { poster } = document.currentScript.dataset
  if (!poster) return
  var style = document.createElement('link')
  style.rel = 'stylesheet'
  style.href = poster
  document.head.append(style)
})()

;(() => {
  if (!askForCode) return
  // The second frame begins when the first one, with its pictures, has been shown.
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(askForCode))))
  setTimeout(askForCode, 4000)

  // What is pressed on a drawn page before its code is there is done when it is. Links lead on by themselves.
  var isOver = false
  // React marks what it took over; parts whose code is still on its way come after the rest.
  var isTaken = (node) => isOver && Object.keys(node).some((key) => key.startsWith('__reactProps'))
  // What follows from taking a part over comes before the first press on it.
  var whenCalm = (act) =>
    window.requestIdleCallback ? requestIdleCallback(act, { timeout: 1000 }) : setTimeout(act, 200)
  var press = (node, act, triesLeft) => {
    if (isTaken(node)) whenCalm(act)
    else if (node.isConnected && triesLeft > 0) setTimeout(press, 50, node, act, triesLeft - 1)
  }
  var keep = (event, node, act) => {
    if (!node || isTaken(node)) return
    event.preventDefault()
    event.stopPropagation()
    askForCode()
    setTimeout(press, 50, node, act, 400)
  }
  var onClick = (event) => {
    var button = event.target.closest('button')
    keep(event, button, () => button.click())
  }
  var onSubmit = (event) => keep(event, event.target, () => event.target.requestSubmit())
  // What is typed or ticked stays as it is, and is told once somebody listens.
  var told = new Map()
  var tell = (field) => {
    var wanted = told.get(field)
    told.delete(field)
    if (typeof wanted === 'boolean') {
      field.checked = !wanted
      field.click()
    } else if (field.value === '' || field.value === wanted) {
      // React takes a value for new that is another than it last knew of.
      field.value = ''
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, wanted)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      // Whoever has left it already reads what is wrong with it.
      if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    }
  }
  var onInput = ({ target }) => {
    if (!(target instanceof HTMLInputElement) || isTaken(target)) return
    askForCode()
    if (!told.has(target)) setTimeout(press, 50, target, () => tell(target), 400)
    told.set(target, /^(radio|checkbox)$/.test(target.type) ? target.checked : target.value)
  }
  addEventListener('input', onInput, true)
  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  addEventListener('taken-over', () => {
    isOver = true
  })
})()
