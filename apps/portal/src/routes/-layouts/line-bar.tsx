import { dateFormat } from '@fairground/i18n'
import { Icon } from '@fairground/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { askIfQuiet, isBack, noteOffline, useLostLine } from '../../lib/line.ts'

/** Over every page and window: that the server does not answer, and of when everything is that one sees. It asks again by itself. */
export function LineBar() {
  const { t, i18n } = useTranslation()
  const queries = useQueryClient()
  const line = useLostLine()
  const [isAsking, setAsking] = useState(false)
  const askAgain = useEffectEvent(async () => {
    if (await isBack()) await queries.invalidateQueries()
  })
  const ask = async () => {
    setAsking(true)
    const isThere = await isBack()
    setAsking(false)
    if (isThere) void queries.invalidateQueries()
  }
  useEffect(() => {
    const back = () => void askAgain()
    const shown = () => document.visibilityState === 'visible' && askIfQuiet()
    if (!navigator.onLine) noteOffline()
    document.addEventListener('visibilitychange', shown)
    addEventListener('offline', noteOffline)
    addEventListener('online', back)
    return () => {
      document.removeEventListener('visibilitychange', shown)
      removeEventListener('offline', noteOffline)
      removeEventListener('online', back)
    }
  }, [])
  const retryAtMs = line?.retryAtMs
  useEffect(() => {
    if (retryAtMs === undefined) return
    const timer = setTimeout(() => void askAgain(), Math.max(0, retryAtMs - Date.now()))
    return () => clearTimeout(timer)
  }, [retryAtMs])
  if (!line) return null
  const time = dateFormat(i18n.language, { timeStyle: 'short' }).format(line.knownAtMs)
  return createPortal(
    <div
      role="status"
      className="fixed inset-x-3 bottom-24 z-(--f-z-toast) mx-auto flex w-fit max-w-140 items-center gap-3 rounded-lg bg-overlay py-1.5 ps-4 pe-1.5 text-sm shadow-3 lg:bottom-5"
    >
      <Icon
        name={line.kind === 'busy' ? 'icon-[ph--hourglass-medium-duotone]' : 'icon-[ph--wifi-slash-duotone]'}
        className="text-xl text-warn-ink"
      />
      <p className="min-w-0">{line.kind === 'busy' ? t('pages:line.busy') : t('pages:line.lost', { time })}</p>
      <button
        type="button"
        disabled={isAsking}
        onClick={() => void ask()}
        className="min-h-11 shrink-0 rounded-sm px-3 font-bold text-lamp-ink focus-ring disabled:text-ink-disabled"
      >
        {t('ui:retry')}
      </button>
    </div>,
    document.body,
  )
}
