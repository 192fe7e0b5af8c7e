import { Skeleton } from '@fairground/ui'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { shortDrawNo } from '../lib/names.ts'
import { PassOn } from './pass-on.tsx'

const QrCode = lazy(() => import('@fairground/ui/qr-code').then((module) => ({ default: module.QrCode })))

const sizePx = 260

/** The address of a ticket as a picture for a phone, and as text. */
export function CodeCard({ address, drawNo }: { address: string; drawNo: string }) {
  const { t } = useTranslation()
  return (
    <div className="grid justify-items-center gap-4">
      <Suspense fallback={<Skeleton className="size-65" />}>
        <QrCode text={address} label={t('code.label', { number: shortDrawNo(drawNo) })} sizePx={sizePx} />
      </Suspense>
      <p className="max-w-prose text-center text-sm text-ink-2">{t('code.text')}</p>
      <PassOn address={address} />
    </div>
  )
}
