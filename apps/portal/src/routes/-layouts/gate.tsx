import type { SystemStatus } from '@fairground/contract'
import { Button, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { Scene } from '../../components/scene.tsx'
import { SiteLogo } from '../../components/site-logo.tsx'
import { openSupport } from '../../lib/open-support.ts'
import { siteMoment } from '../../lib/site-moment.ts'

type Site = z.infer<typeof SystemStatus>

const words = {
  maintenance: ['game_maintenance', 'info_maintenance'],
  region: ['blockip', 'info_ip_block'],
  domain: ['gate.domain', 'gate.domainText'],
} as const

const reasonOf = ({ status, domainValid }: Site): keyof typeof words => {
  if (!domainValid) return 'domain'
  return status === 1 ? 'maintenance' : 'region'
}

/** The whole site is closed: maintenance, a region that may not enter, or an address that is not the site's. */
export function Gate({ site }: { site: Site }) {
  const { t, i18n } = useTranslation()
  const [support] = site.customerService
  const reason = reasonOf(site)
  const [title, text] = words[reason]
  const own = reason === 'maintenance' && site.maintenanceTexts?.[i18n.language]
  const until =
    reason === 'maintenance' && site.maintenanceUntil && siteMoment(site.maintenanceUntil, i18n.language, site.timeZone)
  return (
    <main className="relative isolate flex min-h-dvh items-center justify-center overflow-hidden p-6 text-center">
      <Scene isEager sizes="200vw" className="absolute inset-0 -z-10 size-full object-cover object-bottom" />
      <div className="max-w-120 rounded-lg bg-overlay p-8 shadow-3">
        <SiteLogo className="mx-auto justify-center" />
        <h1 className="mt-6 font-poster text-3xl">{t(title)}</h1>
        <p className="mt-3 text-ink-2">{t(text)}</p>
        {own && <p className="mt-3 text-ink-2">{own}</p>}
        {until && <p className="mt-2 font-semibold">{t('gate.until', { until })}</p>}
        {reason === 'region' && (
          <p className="mt-3 text-sm text-ink-3">
            {t('gate.address')}{' '}
            <bdi dir="ltr" className="font-semibold text-ink-2">
              {site.location.ip}
            </bdi>
          </p>
        )}
        {reason === 'domain' && (
          <p className="mt-3">
            <a href={`${location.protocol}//${site.mainDomain}/`} className="font-semibold underline focus-ring">
              {t('gate.main')}
            </a>
          </p>
        )}
        {support && (
          <Button
            variant="lamp"
            size="lg"
            className="mt-6"
            start={<Icon name="icon-[ph--headset-duotone]" />}
            onClick={() => openSupport(support.url)}
          >
            {t('gate.support')}
          </Button>
        )}
      </div>
    </main>
  )
}
