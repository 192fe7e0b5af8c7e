import { refusalText } from '@fairground/client'
import { Note } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

/** What stands below could not be renewed. */
export function StaleNote({ error }: { error: unknown }) {
  const { t } = useTranslation()
  return (
    <Note tone="warn" icon="icon-[ph--wifi-slash]" isLive className="mb-2.5">
      {t('page.stale')} {refusalText(t, error)}
    </Note>
  )
}
