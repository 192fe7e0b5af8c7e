import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../lib/api.ts'
import { readToken } from '../../../lib/session.ts'
import { askTables, followTables } from '../../../lib/table-line.ts'
import { LiveContext } from './live-context.ts'
import { LiveStore } from './live-store.ts'

/** Without a line everything is asked for again so often. */
const askMs = 5_000
/** The line of a page that was just opened is there by then. */
const lineMs = 2_000
/** After so long without a word nothing is said of this moment. */
const silentMs = 12_000

/** Keeps what pages show of live tables in step with the server: by the live line, or by asking where there is none. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const [store] = useState(() => new LiveStore())
  const { language } = i18n
  useEffect(() => keepUp(store, language), [store, language])
  return <LiveContext value={store}>{children}</LiveContext>
}

function keepUp(store: LiveStore, language: string): () => void {
  let isOnLine = false
  let heardAtMs = performance.now()
  const timed = async (ask: () => ReturnType<typeof askTables>) => {
    const askedAtMs = performance.now()
    const view = await ask()
    if (!view) return false
    heardAtMs = performance.now()
    store.take(view, heardAtMs - askedAtMs)
    return true
  }
  const askLine = async () => {
    isOnLine = await timed(() => askTables(language))
  }
  const askOn = async () => {
    if (isOnLine || document.hidden) return
    await askLine()
    if (isOnLine) return
    await timed(() => api.tables.liveTables({})).catch(() => false)
    if (performance.now() - heardAtMs > silentMs) store.silence()
  }
  const leave = followTables({
    onLine: () => void askLine(),
    onLost: () => {
      isOnLine = false
    },
    onNews: (news) => {
      if (isOnLine && !store.hear(news)) void askLine()
    },
    onAgain: () => void askLine(),
  })
  const timer = setInterval(() => void askOn(), askMs)
  // Whoever is signed in has a line in a moment.
  const first = setTimeout(() => void askOn(), readToken() ? lineMs : 0)
  return () => {
    clearInterval(timer)
    clearTimeout(first)
    leave()
  }
}
