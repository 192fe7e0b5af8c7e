import { towerConfigs, towerX10000 } from '@fairground/game-rules/solo'
import { cx, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { places } from '../places.ts'
import type { BoardProps, SoloScreen } from '../solo-screen.ts'
import { useMultiplier } from '../use-multiplier.ts'
import { type TowerFields, towerOf } from './tower-board.tsx'

const shape = towerConfigs.penaltyShootOut.shapes.standard
const corners = [0, 1, 2]

/** Five kicks at a goal of three corners; the keeper dives into one of them. */
function Board({ round, phase, act }: BoardProps<TowerFields>) {
  const { t } = useTranslation()
  const multiplier = useMultiplier()
  const { climbed, fell, tileAt } = towerOf({ round, phase })
  const kick = Math.min(climbed, shape.rows - 1)
  const last = fell ? climbed : climbed - 1
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
              aria-label={t(`solo.penalty-shoot-out.corner.${corner}`)}
              disabled={phase !== 'open'}
              onClick={() => act({ type: 'pick', tile: corner })}
            >
              <Icon
                name={
                  kind === 'climbed' || kind === 'fell' ? 'icon-[ph--soccer-ball-fill]' : 'icon-[ph--crosshair-bold]'
                }
                className={cx('penalty-mark', `is-${kind}`, (kind === 'climbed' || kind === 'fell') && 'solo-pop')}
              />
              {(kind === 'fell' || kind === 'losing') && (
                <Icon name="icon-[ph--hand-palm-fill]" className="penalty-keeper solo-pop" />
              )}
            </button>
          )
        })}
      </div>
      <div className="penalty-grass" aria-hidden="true">
        <Icon name="icon-[ph--soccer-ball-duotone]" />
      </div>
    </div>
  )
}

export const screen: SoloScreen<TowerFields> = {
  rulesId: 'penalty-shoot-out',
  firstFields: { difficulty: 'standard' },
  Board,
  showMs: () => 420,
  isOneStep: false,
}
