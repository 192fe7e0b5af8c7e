import type { SystemStatus } from '@fairground/contract'
import { useToast } from '@fairground/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { noteSiteClosed, useSiteClosed } from '../../lib/site-closed.ts'
import { siteMoment } from '../../lib/site-moment.ts'

type Site = z.infer<typeof SystemStatus> | undefined

/** Looks anew when a call was refused because the site is closed, and says when a maintenance is to come. */
export function useSiteNews(site: Site, refetch: () => Promise<unknown>): void {
  const { t, i18n } = useTranslation()
  const { show } = useToast()
  const isClosed = useSiteClosed()
  useEffect(() => {
    if (!isClosed) return
    noteSiteClosed(false)
    void refetch()
  }, [isClosed, refetch])
  const { maintenanceFrom, maintenanceUntil, timeZone = '' } = site ?? {}
  useEffect(() => {
    if (!maintenanceFrom) return
    const moment = (iso: string) => siteMoment(iso, i18n.language, timeZone)
    const text = maintenanceUntil
      ? t('gate.plannedUntil', { from: moment(maintenanceFrom), until: moment(maintenanceUntil) })
      : t('gate.plannedFrom', { from: moment(maintenanceFrom) })
    show({ tone: 'info', title: t('gate.planned'), text })
  }, [maintenanceFrom, maintenanceUntil, timeZone, show, t, i18n])
}
