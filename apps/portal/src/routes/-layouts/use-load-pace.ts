import { loadMsMax } from '@fairground/ui'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

const slowMs = 8_000

/** How a page comes that somebody waits for: as usual, slowly, or not at all any more. */
export function useLoadPace(): 'usual' | 'slow' | 'failed' {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  const [pace, setPace] = useState<'usual' | 'slow' | 'failed'>('usual')
  useEffect(() => {
    if (!isLoading) return
    const timers = [setTimeout(() => setPace('slow'), slowMs), setTimeout(() => setPace('failed'), loadMsMax)]
    return () => {
      for (const timer of timers) clearTimeout(timer)
      setPace('usual')
    }
  }, [isLoading])
  return pace
}
