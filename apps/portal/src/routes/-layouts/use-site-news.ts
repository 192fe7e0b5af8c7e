import type { SystemStatus } from '@fairground/contract'
import { followTheme, useToast } from '@fairground/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { query } from '../../lib/api.ts'
import { keepImageHost } from '../../lib/image-host.ts'
import { noteSiteClosed, useSiteClosed } from '../../lib/site-closed.ts'
import { siteMoment } from '../../lib/site-moment.ts'

type Site = z.infer<typeof SystemStatus> | undefined

/**
 * Looks anew when a call was refused because the site is closed or its settings changed, and says when a maintenance
 * is to come.
 */
export function useSiteNews(site: Site, refetch: () => Promise<unknown>): void {
  const { t, i18n } = useTranslation()
  const { show } = useToast()
  const isClosed = useSiteClosed()
  useEffect(() => {
    if (!isClosed) return
    noteSiteClosed(false)
    void refetch()
  }, [isClosed, refetch])
  useSettingsNews(site)
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

/** What visitors see follows the operator, too: they have no live connection, and ask for the state every minute. */
function useSettingsNews(site: Site): void {
  const queries = useQueryClient()
  const { revision, themeDefault, imageCDNs } = site ?? {}
  const known = useRef(revision)
  useEffect(() => {
    const isNews = known.current !== undefined && revision !== known.current
    known.current = revision
    if (isNews) void queries.invalidateQueries({ queryKey: query.system.key() })
  }, [revision, queries])
  useEffect(() => {
    if (themeDefault) followTheme(themeDefault)
  }, [themeDefault])
  useEffect(() => {
    if (imageCDNs) keepImageHost(imageCDNs)
  }, [imageCDNs])
}
