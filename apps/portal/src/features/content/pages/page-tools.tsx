import { Button, Icon, useToast } from '@fairground/ui'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

const never = () => () => undefined

/** Passing a page on, and printing it. */
export function PageTools({ title }: { title: string }) {
  const { t } = useTranslation()
  const { show } = useToast()
  const canShare = useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  )
  // Without the ticket of a preview, and without the part that is open.
  const address = () => `${location.origin}${location.pathname}`
  const copy = () =>
    navigator.clipboard.writeText(address()).then(() => show({ tone: 'ok', title: t('common:copied') }))
  // Whoever closes the window of the device has shared nothing, and nothing went wrong.
  const share = () => navigator.share({ title, url: address() }).catch(() => undefined)
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button variant="line" size="sm" start={<Icon name="icon-[ph--link-simple]" />} onClick={() => void copy()}>
        {t('reading.copyLink')}
      </Button>
      {canShare && (
        <Button variant="line" size="sm" start={<Icon name="icon-[ph--share-network]" />} onClick={() => void share()}>
          {t('reading.share')}
        </Button>
      )}
      <Button variant="line" size="sm" start={<Icon name="icon-[ph--printer]" />} onClick={() => window.print()}>
        {t('reading.print')}
      </Button>
    </div>
  )
}
