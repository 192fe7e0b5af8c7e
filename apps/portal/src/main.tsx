import { createQueryClient } from '@fairground/client'
import { isDisplayLanguage } from '@fairground/i18n'
import { applyLanguage, startLanguage } from '@fairground/i18n/browser'
import posterStyle from '@fairground/ui/styles/poster.css?url'
import type { i18n } from 'i18next'
import { type ReactNode, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './app.css'
import { App } from './app.tsx'
import { type Drawn, keepAnswers, readDrawn } from './lib/drawn.ts'
import { startI18n } from './lib/i18n.ts'
import { addStyle } from './lib/later.ts'
import { keepMerchantCode } from './lib/site-identity.ts'
import { createPageRouter } from './router.ts'

/** In a function: a file that awaited at its top level would wait for parts that wait for this file. */
async function start(): Promise<void> {
  addEventListener('taken-over', () => void keepUp(), { once: true })
  keepMerchantCode()
  // Where before-paint.js knew its name it is there; without it headlines keep their stand-in.
  addStyle(posterStyle).catch(() => {})
  const language = startLanguage(isDisplayLanguage)
  applyLanguage(language)
  const active = await startI18n(language)
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no #root')
  const drawn = readDrawn()
  if (drawn && (await takeOver(root, active, drawn))) return
  dispatchEvent(new Event('taken-over'))
  root.replaceChildren()
  delete document.documentElement.dataset.anew
  createRoot(root).render(
    <StrictMode>
      <App i18n={active} router={createPageRouter()} queries={createQueryClient()} />
    </StrictMode>,
  )
}

/** Goes on with the page as it was drawn; false where its code did not come. */
async function takeOver(root: HTMLElement, active: i18n, drawn: Drawn): Promise<boolean> {
  const router = createPageRouter()
  // Tells the router that what it draws first is there already.
  router.ssr = { manifest: undefined }
  await router.load()
  if (router.state.matches.some(({ status }) => status !== 'success')) return false
  const queries = createQueryClient()
  keepAnswers(queries, drawn)
  hydrateRoot(
    root,
    <StrictMode>
      <TakenOver>
        <App i18n={active} router={router} queries={queries} drawnFor={drawn.drawnFor} />
      </TakenOver>
    </StrictMode>,
  )
  return true
}

/** Without a network it is done without: whoever stays asks again for every part. */
async function keepUp(): Promise<void> {
  const later = await import('./lib/keep-up.ts').catch(() => undefined)
  later?.keepUpWithDeployments(import.meta.url)
}

/** Tells before-paint.js, which kept what was pressed until now. */
function TakenOver({ children }: { children: ReactNode }) {
  useEffect(() => {
    dispatchEvent(new Event('taken-over'))
  }, [])
  return children
}

void start()
