import { LogoMark } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

/** While the session is opened and what is played in it is set up. */
export function OpeningScreen() {
  const { t } = useTranslation()
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6" data-state="opening">
      <LogoMark className="size-16 animate-wheel" />
      <p role="status" className="text-sm text-ink-2">
        {t('opening')}
      </p>
    </main>
  )
}
