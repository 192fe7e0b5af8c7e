import type { SystemStatus } from '@fairground/contract'
import { Button, Icon, Logo } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { Scene } from '../../components/scene.tsx'
import { openSupport } from '../../lib/open-support.ts'

/** The whole site is closed: maintenance, or a region that may not enter. */
export function Gate({ site }: { site: z.infer<typeof SystemStatus> }) {
  const { t, i18n } = useTranslation()
  const [support] = site.customerService
  const until =
    site.maintenanceUntil &&
    new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short', timeZone: site.timeZone }).format(
      new Date(site.maintenanceUntil),
    )
  return (
    <main className="relative isolate grid min-h-dvh place-items-center overflow-hidden p-6 text-center">
      <Scene isEager className="absolute inset-0 -z-10 size-full object-cover object-bottom" />
      <div className="max-w-120 rounded-lg bg-overlay p-8 shadow-3">
        <Logo name="Fairground" className="justify-center" />
        <h1 className="mt-6 font-poster text-3xl">{t(site.maintenance ? 'game_maintenance' : 'blockip')}</h1>
        <p className="mt-3 text-ink-2">{t(site.maintenance ? 'info_maintenance' : 'info_ip_block')}</p>
        {until && <p className="mt-2 font-semibold">{t('gate.until', { until })}</p>}
        {!site.maintenance && (
          <p className="mt-3 text-sm text-ink-3">
            {t('gate.address')}{' '}
            <bdi dir="ltr" className="font-semibold text-ink-2">
              {site.location.ip}
            </bdi>
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
