import { isDisplayLanguage } from '@fairground/i18n'
import { applyLanguage, startLanguage } from '@fairground/i18n/browser'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './app.css'
import { App } from './app.tsx'
import { startI18n } from './lib/i18n.ts'
import { keepMerchantCode } from './lib/site-identity.ts'

/** In a function: a file that awaited at its top level would wait for parts that wait for this file. */
async function start(): Promise<void> {
  keepMerchantCode()
  const language = startLanguage(isDisplayLanguage)
  applyLanguage(language)
  const i18n = await startI18n(language)
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no #root')
  createRoot(root).render(
    <StrictMode>
      <App i18n={i18n} />
    </StrictMode>,
  )
}

void start()
