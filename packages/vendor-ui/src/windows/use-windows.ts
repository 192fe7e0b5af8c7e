import { useEffect, useState } from 'react'

const prefetchAfterMs = 2_500

interface Options {
  /** Fetches the windows when nothing else is to do, so that a notice can be shown without a connection. */
  prefetch: () => Promise<unknown>
  /** Names the round that the check begins with where a player has no seeds of their own to look at. */
  roundToCheck?: (() => string | undefined) | undefined
}

/** Which window is open, and which were once: those stay mounted so that they can close with their movement. */
export function useWindows<Name extends string>({ prefetch, roundToCheck }: Options) {
  const [open, setOpen] = useState<Name | 'fairness'>()
  const [roundId, setRoundId] = useState<string>()
  const [known, setKnown] = useState<ReadonlySet<Name | 'fairness'>>(new Set())
  useEffect(() => {
    const timer = setTimeout(() => void prefetch(), prefetchAfterMs)
    return () => clearTimeout(timer)
  }, [prefetch])
  const show = (name: Name | 'fairness', forRound?: string) => {
    setKnown((before) => new Set(before).add(name))
    setRoundId(forRound ?? (name === 'fairness' ? roundToCheck?.() : undefined))
    setOpen(name)
  }
  return {
    open,
    known,
    roundId,
    show: (name: Name | 'fairness') => show(name),
    verify: (forRound: string) => show('fairness', forRound),
    close: () => setOpen(undefined),
  }
}
