import { Note } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

/** A ticket that was used, or too old; or a session that has ended. */
export function DeskStopped() {
  const { t } = useTranslation()
  return (
    <main className="desk-stopped">
      <Note tone="warn" title={t('title')}>
        {t('stopped')}
      </Note>
    </main>
  )
}
