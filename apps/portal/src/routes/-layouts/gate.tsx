import type { SystemStatus } from '@fairground/contract'
import { Logo } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { Scene } from '../../components/scene.tsx'

/** The whole site is closed: maintenance, or a region that may not enter. */
export function Gate({ site }: { site: z.infer<typeof SystemStatus> }) {
  const { t, i18n } = useTranslation()
  const kind = site.maintenance ? 'maintenance' : 'region'
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
        <h1 className="mt-6 font-poster text-3xl">{t(`gate.${kind}Title`)}</h1>
        <p className="mt-3 text-ink-2">{t(`gate.${kind}Text`)}</p>
        {until && <p className="mt-2 font-semibold">{t('gate.until', { until })}</p>}
        {kind === 'region' && <p className="mt-2 font-mono text-sm text-ink-3">{site.location.ip}</p>}
      </div>
    </main>
  )
}
