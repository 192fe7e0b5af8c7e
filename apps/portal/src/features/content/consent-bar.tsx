import { Button } from '@fairground/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { measure, saveConsent, useConsent } from '../../lib/analytics.ts'

/** Asks once whether visits may be counted. Both answers weigh the same, and nothing is measured before one. */
export function ConsentBar({ tag }: { tag: string }) {
  const { t } = useTranslation()
  const consent = useConsent()
  useEffect(() => measure(tag, consent === 'yes'), [tag, consent])
  if (consent) return null
  return (
    <section
      aria-label={t('consent.title')}
      className="fixed inset-x-3 bottom-20 z-(--f-z-float) mx-auto flex max-w-160 flex-wrap items-center gap-x-5 gap-y-3 rounded-lg bg-overlay p-4 shadow-3 lg:bottom-5"
    >
      <p className="min-w-0 flex-1 basis-56 text-sm text-ink-2">{t('consent.text')}</p>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button variant="line" onClick={() => saveConsent('no')}>
          {t('consent.no')}
        </Button>
        <Button variant="line" onClick={() => saveConsent('yes')}>
          {t('consent.yes')}
        </Button>
      </div>
    </section>
  )
}
