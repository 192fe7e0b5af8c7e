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
import { createStart } from './start/start-lottery.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')
document.documentElement.dataset.theme = frameThemeOf(location.hash)
const portal = createPortalPage(window, deviceStorage)
const language = firstLanguage(location.search, navigator.languages)
const texts = startTexts({ language, namespace: 'lottery', load: loadTexts })
const start = createStart(takeLaunch(window), portal, (opened) => {
  if (!isDisplayLanguage(opened.language)) return
  showLanguage(opened.language)
  void texts.then((i18n) => i18n.changeLanguage(opened.language))
})
void start.run()
showLanguage(language)
createRoot(root).render(
  <StrictMode>
    <App i18n={await texts} start={start} portal={portal} />
  </StrictMode>,
)
