import { towerConfigs, towerX10000 } from '@fairground/game-rules/games/tower'
import { Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import type { BoardProps, InstantScreen } from '../../instant/instant-screen.ts'
import { places } from '../../instant/places.ts'
import { useMultiplier } from '../../instant/use-multiplier.ts'
import { Keeper } from './keeper.tsx'
import { type Tile, type TowerFields, towerOf } from './tower-board.tsx'

const shape = towerConfigs.penaltyShootOut.shapes.standard
const corners = [0, 1, 2]

/** Five kicks at a goal of three corners; the keeper dives into one of them. */
function Board({ round, phase, act }: BoardProps<TowerFields>) {
  const { t } = useTranslation()
  const multiplier = useMultiplier()
  const { climbed, fell, tileAt } = towerOf({ round, phase })
  const kick = Math.min(climbed, shape.rows - 1)
  const last = fell ? climbed : climbed - 1
  // Where the keeper went is known when the round is over.
  const dive = last < 0 ? -1 : corners.findIndex((corner) => ['fell', 'losing'].includes(tileAt(last, corner)))
  return (
    <div className="penalty-board">
      <ol className="penalty-kicks">
        {places(shape.rows).map((row) => (
          <li key={row} data-done={row < climbed} data-lost={fell && row === climbed} data-next={row === kick && !fell}>
            {multiplier(towerX10000(shape, row + 1))}
          </li>
        ))}
      </ol>
      <div className="penalty-goal">
        {corners.map((corner) => {
          const kind = last >= 0 ? tileAt(last, corner) : 'hidden'
          return (
            <button
              key={corner}
              type="button"
              className="penalty-corner focus-ring"
              aria-label={t(`instant.penalty-shoot-out.corner.${corner}`)}
              disabled={phase !== 'open'}
              onClick={() => act({ type: 'pick', tile: corner })}
            >
              {isKicked(kind) ? (
                <Icon
                  name="icon-[ph--soccer-ball-fill]"
                  className={`penalty-mark penalty-ball instant-pop is-${kind}`}
                />
              ) : (
                <Icon name="icon-[ph--crosshair-bold]" className={`penalty-mark is-${kind}`} />
              )}
            </button>
          )
        })}
        <div className="penalty-keeper" data-corner={dive >= 0 ? dive : undefined}>
          <Keeper />
        </div>
      </div>
      <div className="penalty-grass" aria-hidden="true">
        {phase !== 'showing' && last + 1 < shape.rows && !fell && (
          <Icon name="icon-[ph--soccer-ball-fill]" className="penalty-ball" />
        )}
      </div>
    </div>
  )
}

const isKicked = (kind: Tile): boolean => kind === 'climbed' || kind === 'fell'

export const screen: InstantScreen<TowerFields> = {
  rulesId: 'penalty-shoot-out',
  firstFields: { difficulty: 'standard' },
  Board,
  showMs: () => 420,
  isOneStep: false,
}
