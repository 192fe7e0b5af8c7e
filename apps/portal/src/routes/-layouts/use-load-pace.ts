import { loadMsMax } from '@fairground/ui'
import type { AnyRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

const slowMs = 8_000

export type LoadPace = 'usual' | 'slow' | 'failed'

/** How the page comes that somebody waits for: as usual, slowly, or not at all any more. Told by the router's events: its state waits with the page. */
export function useLoadPace(router: AnyRouter): LoadPace {
  const [pace, setPace] = useState<LoadPace>('usual')
  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = []
    const stop = () => {
      for (const timer of timers) clearTimeout(timer)
      setPace('usual')
    }
    const start = () => {
      stop()
      timers = [setTimeout(() => setPace('slow'), slowMs), setTimeout(() => setPace('failed'), loadMsMax)]
    }
    if (!router.state.resolvedLocation) start()
    const subscriptions = [router.subscribe('onBeforeLoad', start), router.subscribe('onResolved', stop)]
    return () => {
      for (const unsubscribe of subscriptions) unsubscribe()
      stop()
    }
  }, [router])
  return pace
}
