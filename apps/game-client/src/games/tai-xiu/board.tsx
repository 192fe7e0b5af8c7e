import { type TaiXiuEvent, type TaiXiuSide, taiXiuSides } from '@fairground/game-rules/games/tai-xiu'
import { useStore } from '@fairground/vendor-ui'
import '../../instant/table/table.css'
import './tai-xiu.css'
import { lastOf } from '../../instant/instant-screen.ts'
import { stakeOn, type TableBoardProps } from '../../instant/table/table-fields.ts'
import { useLive, useLiveState } from '../../live/live-context.ts'
import { useRoundPlaces } from '../../live/use-round-places.ts'
import { BowlPlace } from './bowl-place.tsx'
import { PoolBar } from './pool-bar.tsx'
import { ownRefund, shownPool } from './pool-shown.ts'
import { SideCard } from './side-card.tsx'

type Matched = Extract<TaiXiuEvent, { type: 'matched' }>
type Opened = Extract<TaiXiuEvent, { type: 'opened' }>

/** Two sides that play against each other, the bowl between them, and how far they are matched. */
export function Board(board: TableBoardProps) {
  const play = useLive()
  const table = useLiveState((state) => state.table)
  const places = useRoundPlaces()
  const bets = useLiveState((state) => state.bets)
  const taken = useStore(play.pad.screen, (pad) => pad.taken)
  const { currency } = play.opened
  const { round, phase } = board
  const matched = lastOf<Matched>(round, 'matched')
  const fixed = matched?.pools.find((pool) => pool.currency === currency)
  const pool = shownPool(places, fixed)
  const opened = phase === 'idle' ? lastOf<Opened>(round, 'opened') : undefined
  const isBlocked = (side: TaiXiuSide) => taken.size > 0 && !taken.has(side)
  const sides = taiXiuSides.map((side) => (
    <SideCard
      key={side}
      side={side}
      total={pool[side]}
      stakeMinor={stakeOn(board.fields, side)}
      isFixed={board.isFixed || isBlocked(side)}
      result={opened && (opened.side === side ? 'won' : 'lost')}
      onPut={() => board.choose({ bets: [{ spot: side, stakeMinor: `${nextStake(board, side)}` }] })}
    />
  ))
  return (
    <div className="tai-xiu-board">
      {sides}
      <BowlPlace round={round} phase={table.phase} isCalm={board.isCalm} />
      <PoolBar
        pool={pool}
        isMatched={matched !== undefined}
        refundMinor={ownRefund(bets, fixed)}
        closesMs={table.phase === 'betting' ? table.round?.closesMs : undefined}
      />
    </div>
  )
}

const nextStake = ({ fields, stakeMinor }: TableBoardProps, side: TaiXiuSide): bigint =>
  stakeOn(fields, side) + stakeMinor
