import { frameThemeOf } from '@fairground/contract/frame'
import { isDisplayLanguage } from '@fairground/i18n'
import {
  createPortalPage,
  deviceStorage,
  firstLanguage,
  showLanguage,
  startTexts,
  takeLaunch,
} from '@fairground/vendor-ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './app.css'
import { App } from './app.tsx'
import { loadTexts } from './lib/texts.ts'
import { createStart } from './start/start-sportsbook.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')
document.documentElement.dataset.theme = frameThemeOf(location.hash)
// The desk of the staff is a page of the same build.
if (location.pathname.startsWith('/desk/')) {
  const { startDesk } = await import('./desk/start-desk.tsx')
  await startDesk(root)
} else await startPlayersPage(root)

async function startPlayersPage(place: HTMLElement): Promise<void> {
  const language = firstLanguage(location.search, navigator.languages)
  showLanguage(language)
  const texts = startTexts({ language, namespace: 'sports', load: loadTexts })
  const portal = createPortalPage(window, deviceStorage)
  const start = createStart(takeLaunch(window), portal, (opened) => {
    if (!isDisplayLanguage(opened.language)) return
    showLanguage(opened.language)
    void texts.then((i18n) => i18n.changeLanguage(opened.language))
  })
  void start.run()
  const i18n = await texts
  createRoot(place).render(
    <StrictMode>
      <App i18n={i18n} start={start} portal={portal} />
    </StrictMode>,
  )
}
