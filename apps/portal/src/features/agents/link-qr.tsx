import type { RegisterLink } from '@fairground/contract'
import { Dialog, Skeleton } from '@fairground/ui'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ShareText } from './share-text.tsx'

const QrCode = lazy(() => import('@fairground/ui/qr-code').then((module) => ({ default: module.QrCode })))

interface LinkQrProps {
  /** Undefined while it is closed. */
  link: RegisterLink | undefined
  onClose: () => void
}

/** The address as a picture that a phone reads, and as text. */
export function LinkQr({ link, onClose }: LinkQrProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={link !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()} title={t('agents:qr')}>
      {link && (
        <div className="grid gap-4">
          <div className="mx-auto">
            <Suspense fallback={<Skeleton className="size-50" />}>
              <QrCode text={link.url} label={t('agents:qrOf', { code: link.code })} />
            </Suspense>
          </div>
          <ShareText label={t('agents:code')} text={link.code} />
          <ShareText label={t('agents:address')} text={link.url} />
        </div>
      )}
    </Dialog>
  )
}
