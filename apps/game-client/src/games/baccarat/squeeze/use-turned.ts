import { useEffect, useState } from 'react'
import type { DealtCard } from '../../../instant/table/dealt.ts'
import { type Next, nextOf, type SqueezeSide, type Turned } from './next-card.ts'

/** A turned card stays before its player for a moment. */
const lookMs = 900

interface Options {
  roundId: string | undefined
  hands: ReadonlyMap<string, readonly DealtCard[]>
  /** How many cards of each hand lie open for everybody. */
  opened: Turned
  /** Whose time it is. */
  asked: SqueezeSide | undefined
  canTurn: boolean
  isAtOnce: boolean
}

/** What a player has turned of the cards of this round, and what comes next. */
export function useTurned({ roundId, hands, opened, asked, canTurn, isAtOnce }: Options) {
  const [state, setState] = useState<{ roundId: string | undefined; turned: Turned; last?: { card: number } }>()
  const own = state?.roundId === roundId ? state : undefined
  const turned = own?.turned ?? { player: 0, banker: 0 }
  const last = own?.last
  useEffect(() => {
    if (last === undefined) return
    const timer = setTimeout(() => setState((now) => now && { roundId: now.roundId, turned: now.turned }), lookMs)
    return () => clearTimeout(timer)
  }, [last])
  const openOf = (side: SqueezeSide): number =>
    canTurn && isAtOnce ? (hands.get(side)?.length ?? 0) : Math.max(opened[side], turned[side])
  const open: Turned = { player: openOf('player'), banker: openOf('banker') }
  const next = canTurn && !isAtOnce && last === undefined ? nextOf(hands, open, asked) : undefined
  const turn = ({ side, place, card }: Next) =>
    setState({ roundId, turned: { ...turned, [side]: place + 1 }, last: { card } })
  return { open, next, turn, last: last?.card }
}
