import { frameThemeOf } from '@fairground/contract/frame'
import { isDisplayLanguage } from '@fairground/i18n'
import {
  createPortalPage,
  deviceStorage,
  FrameApp,
  firstLanguage,
  showLanguage,
  startTexts,
  takeLaunch,
} from '@fairground/vendor-ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './app.css'
import { loadTexts } from './lib/texts.ts'
import { SportsProvider } from './play/sports-context.ts'
import { SportsShell } from './shell/sports-shell.tsx'
import { startSportsbook } from './start/start-sportsbook.ts'

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
  const start = startSportsbook(takeLaunch(window), portal, (opened) => {
    if (!isDisplayLanguage(opened.language)) return
    showLanguage(opened.language)
    void texts.then((i18n) => i18n.changeLanguage(opened.language))
  })
  void start.run()
  const i18n = await texts
  createRoot(place).render(
    <StrictMode>
      <FrameApp i18n={i18n} start={start} portal={portal}>
        {(play) => (
          <SportsProvider value={play}>
            <SportsShell />
          </SportsProvider>
        )}
      </FrameApp>
    </StrictMode>,
  )
}
