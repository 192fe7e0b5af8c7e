import type { TowerEvent, TowerShape } from '@fairground/game-rules/games/tower'
import { towerX10000 } from '@fairground/game-rules/games/tower'
import { cx, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import './tower.css'
import { type BoardProps, eventsOf } from '../../instant/instant-screen.ts'
import { useMultiplier } from '../../instant/use-multiplier.ts'

export type TowerFields = { difficulty: string }
export type Tile = 'hidden' | 'climbed' | 'fell' | 'losing' | 'safe'

/** What can be said of a tower: how far it was climbed, and what lies where. */
export function towerOf({ round, phase }: Pick<BoardProps<TowerFields>, 'round' | 'phase'>) {
  const events = phase === 'asking' && round?.isOver ? [] : eventsOf<TowerEvent>(round)
  const shown = events.find((event) => event.type === 'rows-shown')
  const picks = events.flatMap((event) => (event.type === 'climbed' || event.type === 'fell' ? [event] : []))
  const tileAt = (row: number, tile: number): Tile => {
    const pick = picks.find((made) => made.row === row && made.tile === tile)
    if (pick) return pick.type
    if (!shown) return 'hidden'
    return shown.losing[row]?.includes(tile) ? 'losing' : 'safe'
  }
  return {
    climbed: picks.filter(({ type }) => type === 'climbed').length,
    fell: picks.some(({ type }) => type === 'fell'),
    tileAt,
  }
}

interface TowerBoardProps extends BoardProps<TowerFields> {
  shape: TowerShape
}

/** Rows from the ground up; the lit row is the next one. */
export function TowerBoard({ shape, round, phase, act }: TowerBoardProps) {
  const { t } = useTranslation()
  const multiplier = useMultiplier()
  const { climbed, tileAt } = towerOf({ round, phase })
  const rows = Array.from({ length: shape.rows }, (_, index) => shape.rows - 1 - index)
  return (
    <div className="tower-board">
      {rows.map((row) => (
        <div key={row} className="tower-row" data-next={phase === 'open' && row === climbed} data-done={row < climbed}>
          <span className="tower-pay">{multiplier(towerX10000(shape, row + 1))}</span>
          {Array.from({ length: shape.tiles }, (_, tile) => tile).map((tile) => {
            const kind = tileAt(row, tile)
            return (
              <button
                key={tile}
                type="button"
                className={cx('tower-tile focus-ring', `is-${kind}`)}
                aria-label={t(`instant.tower.tile.${kind}`, { row: row + 1, tile: tile + 1 })}
                disabled={phase !== 'open' || row !== climbed}
                onClick={() => act({ type: 'pick', tile })}
              >
                {kind === 'climbed' && <Icon name="icon-[ph--star-fill]" className="instant-pop" />}
                {kind === 'fell' && <Icon name="icon-[ph--fire-fill]" className="instant-pop" />}
                {kind === 'losing' && <Icon name="icon-[ph--fire-duotone]" />}
              </button>
            )
          })}
        </div>
      ))}
    </div>
  )
}
