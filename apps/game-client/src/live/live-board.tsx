import { useStore } from '@fairground/vendor-ui'
import { useEffect, useState } from 'react'
import type { TableFields } from '../instant/table/table-fields.ts'
import { useLive, useLiveState } from './live-context.ts'
import type { LiveGame } from './live-game.ts'
import { boardPhase, chipsOfBets, shownRound } from './live-round.ts'

/** The board of the game, fed by the table: its round for everybody, and the chips of this player. */
export function LiveBoard({ game }: { game: LiveGame }) {
  const play = useLive()
  const table = useLiveState((state) => state.table)
  const bets = useLiveState((state) => state.bets)
  const chipMinor = useLiveState((state) => state.chipMinor)
  const isWatching = useLiveState((state) => state.watchedId !== undefined)
  const { wanted, slipsLeft } = useStore(play.pad.screen, (state) => state)
  const isCalm = play.isCalm()
  const isMoving = useMoving(table.phase === 'result' ? table.round?.sharedRoundId : undefined, game.settleMs)
  const round = shownRound(table, bets)
  const phase = boardPhase(table.phase, isMoving && !isCalm)
  const fields = isWatching ? chipsOfBets(bets) : fieldsOf(wanted)
  return (
    <game.Board
      fields={fields}
      choose={({ bets: chips }) => chips && play.lay(mapOf(chips))}
      isFixed={isWatching || table.phase !== 'betting' || slipsLeft === 0}
      stakeMinor={chipMinor}
      round={round}
      from={table.phase === 'running' ? (round?.events.length ?? 1) - 1 : 0}
      phase={phase}
      isCalm={isCalm}
      finish={nothing}
      act={nothing}
    />
  )
}

/** Whether this round has been over for less than that. */
function useMoving(overId: string | undefined, ms: number): boolean {
  const [restedId, setRestedId] = useState<string>()
  useEffect(() => {
    if (overId === undefined) return
    const timer = setTimeout(() => setRestedId(overId), ms)
    return () => clearTimeout(timer)
  }, [overId, ms])
  return overId !== undefined && restedId !== overId
}

const fieldsOf = (chips: ReadonlyMap<string, bigint>): TableFields => ({
  bets: [...chips].map(([spot, minor]) => ({ spot, stakeMinor: String(minor) })),
})

const mapOf = (bets: TableFields['bets']): ReadonlyMap<string, bigint> =>
  new Map(bets.map(({ spot, stakeMinor }) => [spot, BigInt(stakeMinor)]))

const nothing = (): void => {}
