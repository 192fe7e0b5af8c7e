import { isDisplayLanguage } from '@fairground/i18n'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './app.css'
import { createPortalPage, deviceStorage, firstLanguage, showLanguage, takeLaunch } from '@fairground/vendor-ui'
import { App } from './app.tsx'
import { keepFrameTheme } from './lib/frame-theme.ts'
import { loadGameTexts, startI18n } from './lib/i18n.ts'
import type { FrameOpen } from './session/frame-open.ts'
import { createStart } from './start/start-game.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')
// Desks of the staff are pages of the same build.
if (location.pathname.startsWith('/desk/')) {
  if (location.pathname.endsWith('/camera'))
    void import('./desk/camera/start-camera.tsx').then(({ startCamera }) => startCamera(root))
  else void import('./desk/start-desk.tsx').then(({ startDesk }) => startDesk(root))
} else await startFrame(root)

/** Card rooms share words of their own, and so do fishing rooms. */
function textsOf(opened: Exclude<FrameOpen, { kind: 'slot' }>): string[] {
  if (opened.kind === 'fishing') return ['fishing']
  return opened.kind === 'room' ? ['card-room', opened.rulesId] : [opened.rulesId]
}

async function startFrame(place: HTMLElement): Promise<void> {
  keepFrameTheme(location.hash)
  const portal = createPortalPage(window, deviceStorage)
  const language = firstLanguage(location.search, navigator.languages)
  const texts = startI18n(language)
  const start = createStart(takeLaunch(window), portal, (opened) => {
    if (opened.kind !== 'slot') void texts.then((i18n) => loadGameTexts(i18n, textsOf(opened)))
    document.title = opened.names[opened.language] ?? opened.names.en ?? document.title
    if (isDisplayLanguage(opened.language)) {
      showLanguage(opened.language)
      void texts.then((i18n) => i18n.changeLanguage(opened.language))
    }
  })
  void start.run()

  showLanguage(language)
  createRoot(place).render(
    <StrictMode>
      <App i18n={await texts} start={start} portal={portal} />
    </StrictMode>,
  )
}
