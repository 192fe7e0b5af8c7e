import { createFileRoute, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { closeHelp, openHelp } from '../../lib/help-prompt.ts'
import { HomePage } from '../-layouts/home-page.tsx'

export const Route = createFileRoute('/_site/help')({ codeSplitGroupings: [], component: HelpPage })

/** The home page with the help centre opened, at the article that stands behind the #. */
function HelpPage() {
  const { t } = useTranslation()
  const { hash } = useLocation()
  useEffect(() => openHelp(hash), [hash])
  useEffect(() => closeHelp, [])
  return <HomePage title={t('help.title')} />
}
