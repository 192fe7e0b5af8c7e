import { towerConfigs, towerX10000 } from '@fairground/game-rules/games/tower'
import { cx } from '@fairground/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardProps, InstantScreen } from '../../instant/instant-screen.ts'
import { places } from '../../instant/places.ts'
import { useMultiplier } from '../../instant/use-multiplier.ts'
import { Difficulty } from './difficulty.tsx'
import { Car, Chicken } from './road-pictures.tsx'
import { shapeOf } from './shape-of.ts'
import { type TowerFields, towerOf } from './tower-board.tsx'

const { shapes } = towerConfigs.chickenRoad
/** Where the chicken crosses every lane; the cars are drawn, so that no place is better than another. */
const crossing = 12
const paints = ['#d8405c', '#2f86c4', '#d99a2b', '#2c9c77', '#8a5ad0'] as const

function Board({ fields, round, phase, act, isCalm }: BoardProps<TowerFields>) {
  const { t } = useTranslation()
  const multiplier = useMultiplier()
  const shape = shapeOf(shapes, { fields, round })
  const { climbed, fell } = towerOf({ round, phase })
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const lane = next.current
    const left = lane && climbed > 0 ? lane.offsetLeft - 2 * lane.offsetWidth : 0
    lane?.parentElement?.scrollTo({ left, behavior: isCalm ? 'instant' : 'smooth' })
  }, [climbed, isCalm])
  return (
    <div className="chicken-road no-scrollbar" dir="ltr">
      <div className="chicken-kerb">{climbed === 0 && !fell && <Chicken />}</div>
      {places(shape.rows).map((lane) => {
        const isNext = lane === climbed && !fell
        return (
          <button
            key={lane}
            ref={lane === climbed ? next : undefined}
            type="button"
            className="chicken-lane focus-ring"
            data-done={lane < climbed}
            data-lost={fell && lane === climbed}
            data-next={isNext && phase === 'open'}
            aria-label={t('instant.chicken-road.lane', { lane: lane + 1 })}
            disabled={phase !== 'open' || !isNext}
            onClick={() => act({ type: 'pick', tile: crossing })}
          >
            <b>{multiplier(towerX10000(shape, lane + 1))}</b>
            {lane === climbed - 1 && !fell && <Chicken />}
            {fell && lane === climbed && <Car className="road-car is-hit instant-pop" colour={paints[0]} />}
            {(lane > climbed || (lane === climbed && !fell && phase !== 'open')) && (
              <Car
                className={cx('road-car is-driving', lane % 2 === 1 && 'is-late', lane % 3 === 2 && 'is-slow')}
                colour={paints[lane % paints.length] ?? paints[0]}
              />
            )}
          </button>
        )
      })}
    </div>
  )
}

export const screen: InstantScreen<TowerFields> = {
  rulesId: 'chicken-road',
  firstFields: { difficulty: 'easy' },
  Board,
  Controls: (props) => <Difficulty {...props} difficulties={Object.keys(shapes)} />,
  showMs: () => 350,
  isOneStep: false,
}
