import { cockfightPoolId } from '@fairground/game-rules/games/cockfight'
import '../../instant/table/table.css'
import './cockfight.css'
import type { TableBoardProps } from '../../instant/table/table-fields.ts'
import { useLive } from '../../live/live-context.ts'
import { ChanceBar } from './chance-bar.tsx'
import { fightState } from './fight-state.ts'
import { OddsSwitch } from './odds-switch.tsx'
import { Places } from './places.tsx'
import { PoolPlaces } from './pool-places.tsx'
import { Ring } from './ring.tsx'
import { useCard } from './use-card.ts'

/** The ring above, the four places below. */
export function Board(board: TableBoardProps) {
  const { round, phase, isCalm } = board
  const { opened } = useLive()
  return (
    <div className="cock-board">
      <Ring fight={fightState(round?.events ?? [])} isRunning={phase === 'showing'} isCalm={isCalm} />
      <div className="cock-market">
        <div className="cock-market-head">
          <ChanceBar />
          <OddsSwitch />
        </div>
        {opened.rulesId === cockfightPoolId ? <PoolPlaces board={board} /> : <PricedPlaces board={board} />}
      </div>
    </div>
  )
}

function PricedPlaces({ board }: { board: TableBoardProps }) {
  const card = useCard()
  return card ? <Places board={board} sides={card.prices} /> : null
}
