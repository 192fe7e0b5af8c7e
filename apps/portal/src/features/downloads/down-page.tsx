import { type AppType, appTypes } from '@fairground/contract/site-hosts'
import { ButtonLink, Empty, ErrorState, Icon, Skeleton } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { siteStatus } from '../../lib/site-status.ts'
import { useSiteLogo } from '../../lib/use-site-logo.ts'
import { useTitle } from '../../lib/use-title.ts'
import { appOf } from './app-of.ts'
import { WebAppCard } from './web-app-card.tsx'

const QrCode = lazy(() => import('@fairground/ui/qr-code').then((module) => ({ default: module.QrCode })))

const icons: Record<AppType, string> = {
  MOBILECONFIG: 'icon-[ph--apple-logo-duotone]',
  Android: 'icon-[ph--android-logo-duotone]',
  LITE: 'icon-[ph--feather-duotone]',
}
const steps: Record<AppType, readonly string[]> = {
  MOBILECONFIG: ['open', 'profile', 'install', 'done'],
  Android: ['get', 'allow', 'open'],
  LITE: ['get', 'allow', 'open'],
}

/** The apps that can be had, the one for this device first. What the operator has no link for is not there. */
export function DownPage() {
  const { t } = useTranslation()
  useTitle(t('down.title'))
  const { data, isError, isFetching, refetch } = useQuery(siteStatus())
  const own = appOf(navigator)
  const apps = appTypes
    .flatMap((type) => {
      const resource = data?.resources[type]
      return resource ? [{ type, ...resource }] : []
    })
    .sort((a, b) => Number(b.type === own) - Number(a.type === own))
  return (
    <div className="mx-auto grid max-w-page gap-6 px-4 py-10 lg:px-6 2xl:px-0">
      <header>
        <h1 className="font-poster text-3xl">{t('down.title')}</h1>
        <p className="mt-2 text-ink-2">{t('down.text')}</p>
      </header>
      {!data && !isError && <Skeleton className="h-96" />}
      {!data && isError && (
        <ErrorState
          title={t('common:loadFailed')}
          text={t('down.failed')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data && apps.length === 0 && (
        <Empty icon="icon-[ph--device-mobile-duotone]" title={t('down.none')} text={t('down.noneText')} />
      )}
      <ul className="grid grid-cols-1 gap-5 lg:grid-cols-3">
        {apps.map((app) => (
          <AppCard key={app.type} {...app} isOwn={app.type === own} />
        ))}
      </ul>
      <WebAppCard isApple={own === 'MOBILECONFIG'} hasProfile={data?.hasAppleProfile === true} />
    </div>
  )
}

interface AppCardProps {
  type: AppType
  labelNameEn: string
  url: string
  /** It is for the device that the page is seen on. */
  isOwn: boolean
}

function AppCard({ type, labelNameEn, url, isOwn }: AppCardProps) {
  const { t } = useTranslation()
  const logo = useSiteLogo()
  return (
    <li className="flex flex-col gap-4 rounded-lg bg-surface-1 p-5 shadow-1">
      <div className="flex flex-wrap items-center gap-3">
        <Icon name={icons[type]} className="text-3xl text-lamp-ink" />
        <h2 className="min-w-0 flex-1 basis-28 text-xl font-bold">{labelNameEn}</h2>
        {isOwn && (
          <span className="rounded-pill bg-sunk px-3 py-1 text-xs font-semibold text-lamp-ink">{t('down.own')}</span>
        )}
      </div>
      <p className="text-sm text-ink-2">{t(`down.about.${type}`)}</p>
      <div className="flex items-center gap-4">
        <Suspense fallback={<Skeleton className="size-50" />}>
          <QrCode text={url} label={t('down.qr', { name: labelNameEn })} logoUrl={logo?.faviconUrl ?? '/favicon.svg'} />
        </Suspense>
        <p className="min-w-0 flex-1 text-sm text-ink-3 max-sm:hidden">{t('down.scan')}</p>
      </div>
      <ButtonLink variant={isOwn ? 'lamp' : 'line'} size="lg" block href={url}>
        {t('down.get', { name: labelNameEn })}
      </ButtonLink>
      <div>
        <h3 className="mb-1.5 text-sm font-bold">{t('down.how')}</h3>
        <ol className="list-decimal ps-5 text-sm text-ink-2 *:mb-1">
          {steps[type].map((step) => (
            <li key={step}>{t(`down.${type}.${step}`)}</li>
          ))}
        </ol>
      </div>
    </li>
  )
}
