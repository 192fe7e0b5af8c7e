import { numberFormat } from '@fairground/money'
import { Skeleton } from '@fairground/ui'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Copyable } from '../../components/copyable.tsx'

const QrCode = lazy(() => import('@fairground/ui/qr-code').then((module) => ({ default: module.QrCode })))

interface ReferralCardProps {
  /** Undefined while it comes. */
  referral: { referralCode: string; url: string; invited: number } | undefined
}

/** The same invitation three times: for a camera, as an address, as a code. */
export function ReferralCard({ referral }: ReferralCardProps) {
  const { t, i18n } = useTranslation()
  if (!referral) return <Skeleton className="h-64 w-full rounded-lg" />
  const count = numberFormat(i18n.language)
  return (
    <section aria-label={t('referral.card')} className="flex flex-wrap items-center gap-x-8 gap-y-5 card p-5 sm:p-6">
      <figure className="grid grid-cols-1 justify-items-center gap-2 max-sm:w-full">
        <Suspense fallback={<Skeleton className="size-50" />}>
          <QrCode text={referral.url} label={t('referral.qr')} />
        </Suspense>
        <figcaption className="text-center text-sm text-ink-2">{t('referral.scan')}</figcaption>
      </figure>
      <dl className="grid min-w-0 flex-1 basis-72 gap-4">
        <Part name={t('referral.link')}>
          <Copyable text={referral.url} />
        </Part>
        <Part name={t('referral.code')}>
          <Copyable text={referral.referralCode} />
        </Part>
        <Part name={t('referral.invited')}>
          <b className="text-2xl">{count.format(referral.invited)}</b>
        </Part>
      </dl>
    </section>
  )
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-ink-2">{name}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
)
