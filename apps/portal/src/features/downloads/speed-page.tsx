import { Button, ErrorState, Radio, Skeleton } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { siteStatus } from '../../lib/site-status.ts'
import { useTitle } from '../../lib/use-title.ts'
import { fastestOf, type MeasuredHost } from './fastest-host.ts'
import { measureHost } from './measure-host.ts'

/** Each host of the site with the time it takes to answer from here; the fastest is chosen until somebody chooses. */
export function SpeedPage() {
  const { t } = useTranslation()
  useTitle(t('speed.title'))
  const [chosen, choose] = useState<string>()
  const site = useQuery(siteStatus())
  const hosts = site.data?.domainRoute.domains ?? []
  const measured = useQuery({
    queryKey: ['speed', hosts],
    enabled: hosts.length > 0,
    gcTime: 0,
    queryFn: () =>
      Promise.all(hosts.map(async (host): Promise<MeasuredHost> => ({ host, ms: await measureHost(host) }))),
  })
  const wanted = chosen ?? fastestOf(measured.data ?? [])
  return (
    <div className="mx-auto grid max-w-160 gap-5 px-4 py-10">
      <header>
        <h1 className="font-poster text-3xl">{t('speed.title')}</h1>
        <p className="mt-2 text-ink-2">{t('speed.text')}</p>
      </header>
      {site.isPending && <Skeleton className="h-40" />}
      {site.isError && !site.data && (
        <ErrorState
          title={t('common:loadFailed')}
          text={t('speed.failed')}
          onRetry={() => void site.refetch()}
          isRetrying={site.isFetching}
        />
      )}
      {hosts.length > 0 && (
        <>
          <ul aria-label={t('speed.hosts')} className="divide-y divide-line rounded-lg bg-surface-1 px-4 shadow-1">
            {hosts.map((host) => (
              <li key={host} className="flex min-h-14 items-center gap-3">
                <Radio name="host" checked={wanted === host} onChange={() => choose(host)} className="min-w-0 flex-1">
                  <bdi dir="ltr" className="font-semibold break-all text-ink">
                    {host}
                  </bdi>
                </Radio>
                <Pace isMeasuring={measured.isFetching} ms={measured.data?.find((one) => one.host === host)?.ms} />
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            <Button
              variant="lamp"
              size="lg"
              disabled={!wanted}
              onClick={() => location.assign(`${location.protocol}//${wanted}/`)}
            >
              {t('speed.go')}
            </Button>
            <Button variant="line" size="lg" busy={measured.isFetching} onClick={() => void measured.refetch()}>
              {t('speed.again')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

function Pace({ isMeasuring, ms }: { isMeasuring: boolean; ms: number | undefined }) {
  const { t } = useTranslation()
  if (isMeasuring) return <Skeleton className="h-5 w-16" />
  return (
    <span className={ms === undefined ? 'text-sm text-ruby-ink' : 'text-sm font-semibold text-ink-2 tabular-nums'}>
      {ms === undefined ? t('speed.silent') : t('speed.ms', { ms })}
    </span>
  )
}
