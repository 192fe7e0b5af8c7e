import { Note } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useSportsState } from '../play/sports-context.ts'

/** Nothing was heard for a while: the prices on the page may be old, and none can be taken. */
export function StaleNote() {
  const { t } = useTranslation()
  const isStale = useSportsState((state) => state.isStale)
  if (!isStale) return null
  return (
    <Note tone="warn" icon="icon-[ph--wifi-slash]" isLive title={t('stale.title')}>
      {t('stale.text')}
    </Note>
  )
}
