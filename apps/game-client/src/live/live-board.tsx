import { useStore } from '@fairground/vendor-ui'
import type { TableFields } from '../instant/table/table-fields.ts'
import { useLive, useLiveState } from './live-context.ts'
import type { LiveGame } from './live-game.ts'
import { boardPhase, chipsOfBets, shownRound } from './live-round.ts'

/** The board of the game: the round of everybody, and the chips of this player. `isMoving`: the end is still being shown. */
export function LiveBoard({ game, isMoving }: { game: LiveGame; isMoving: boolean }) {
  const play = useLive()
  const table = useLiveState((state) => state.table)
  const bets = useLiveState((state) => state.bets)
  const chipMinor = useLiveState((state) => state.chipMinor)
  const isWatching = useLiveState((state) => state.watchedId !== undefined)
  const { wanted, slipsLeft } = useStore(play.pad.screen, (state) => state)
  const isCalm = play.isCalm()
  const shut = table.round?.shutGroups ?? []
  const round = shownRound(table, bets)
  const phase = boardPhase(table.phase, isMoving)
  const fields = isWatching ? chipsOfBets(bets) : fieldsOf(wanted)
  return (
    <game.Board
      fields={fields}
      choose={({ bets: chips }) => chips && play.lay(mapOf(chips))}
      isShut={(spot) => shut.includes(play.rules.slips?.groupOf(spot) ?? '')}
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

const fieldsOf = (chips: ReadonlyMap<string, bigint>): TableFields => ({
  bets: [...chips].map(([spot, minor]) => ({ spot, stakeMinor: String(minor) })),
})

const mapOf = (bets: TableFields['bets']): ReadonlyMap<string, bigint> =>
  new Map(bets.map(({ spot, stakeMinor }) => [spot, BigInt(stakeMinor)]))

const nothing = (): void => {}
