import { Icon } from '@fairground/ui'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

function subscribe(onChange: () => void) {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/** Says that this device has no connection: what stands on the page may be old. */
export function OfflineNote() {
  const { t } = useTranslation()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div
      role="status"
      className="fixed inset-x-0 bottom-4 z-(--f-z-toast) flex justify-center px-4 pointer-events-none"
    >
      {!isOnline && (
        <span className="flex items-center gap-2 rounded-pill bg-overlay px-4 py-2 text-sm font-semibold shadow-[var(--f-shadow-2),inset_0_0_0_1px_var(--f-line)]">
          <Icon name="icon-[ph--wifi-slash]" className="text-ruby-ink" />
          {t('page.offline')}
        </span>
      )}
    </div>
  )
}
