import { directionOf, isDisplayLanguage } from '@fairground/i18n'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './app.css'
import { App } from './app.tsx'
import { createPortalPage } from './frame/portal-page.ts'
import { firstLanguage, loadGameTexts, startI18n } from './lib/i18n.ts'
import { deviceStorage } from './lib/safe-storage.ts'
import { takeLaunch } from './session/launch.ts'
import { createStart } from './start/start-game.ts'

const applyLanguage = (language: string): void => {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}

const portal = createPortalPage(window, deviceStorage)
const language = firstLanguage(location.search, navigator.languages)
const texts = startI18n(language)
const start = createStart(takeLaunch(window), portal, (opened) => {
  if (opened.kind !== 'slot') void texts.then((i18n) => loadGameTexts(i18n, opened.rulesId))
  document.title = opened.names[opened.language] ?? opened.names.en ?? document.title
  if (isDisplayLanguage(opened.language)) {
    applyLanguage(opened.language)
    void texts.then((i18n) => i18n.changeLanguage(opened.language))
  }
})
void start.run()

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')
applyLanguage(language)
createRoot(root).render(
  <StrictMode>
    <App i18n={await texts} start={start} portal={portal} />
  </StrictMode>,
)
