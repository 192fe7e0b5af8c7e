import { isLanguage } from '@fairground/i18n'
import { applyLanguage, startLanguage } from '@fairground/i18n/browser'
import { keepUpWithDeployments } from '@fairground/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './app.css'
import { App } from './app.tsx'
import { startI18n } from './lib/i18n.ts'

keepUpWithDeployments(import.meta.url)
const language = startLanguage(isLanguage)
applyLanguage(language)
const i18n = await startI18n(language)
const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')
createRoot(root).render(
  <StrictMode>
    <App i18n={i18n} />
  </StrictMode>,
)
