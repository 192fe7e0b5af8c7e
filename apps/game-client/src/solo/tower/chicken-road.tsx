import { towerConfigs, towerX10000 } from '@fairground/game-rules/solo'
import { cx, Icon } from '@fairground/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { places } from '../places.ts'
import type { BoardProps, SoloScreen } from '../solo-screen.ts'
import { useMultiplier } from '../use-multiplier.ts'
import { Difficulty } from './difficulty.tsx'
import { shapeOf } from './shape-of.ts'
import { type TowerFields, towerOf } from './tower-board.tsx'

const { shapes } = towerConfigs.chickenRoad
/** Where the chicken crosses every lane; the cars are drawn, so that no place is better than another. */
const crossing = 12

function Board({ fields, round, phase, act }: BoardProps<TowerFields>) {
  const { t } = useTranslation()
  const multiplier = useMultiplier()
  const shape = shapeOf(shapes, { fields, round })
  const { climbed, fell } = towerOf({ round, phase })
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    next.current?.parentElement?.scrollTo({ left: next.current.offsetLeft - 120 * (climbed > 0 ? 1 : 0) })
  }, [climbed])
  return (
    <div className="chicken-road" dir="ltr">
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
            aria-label={t('solo.chicken-road.lane', { lane: lane + 1 })}
            disabled={phase !== 'open' || !isNext}
            onClick={() => act({ type: 'pick', tile: crossing })}
          >
            <b>{multiplier(towerX10000(shape, lane + 1))}</b>
            {lane === climbed - 1 && !fell && <Icon name="icon-[ph--bird-fill]" className="chicken solo-pop" />}
            {fell && lane === climbed && <Icon name="icon-[ph--car-profile-fill]" className="chicken-car solo-pop" />}
            {lane < climbed - 1 && <Icon name="icon-[ph--check-circle-fill]" className="chicken-done" />}
            {lane > climbed && (
              <Icon
                name="icon-[ph--car-profile-duotone]"
                className={cx('chicken-traffic', lane % 2 === 0 && 'is-late')}
              />
            )}
          </button>
        )
      })}
    </div>
  )
}

export const screen: SoloScreen<TowerFields> = {
  rulesId: 'chicken-road',
  firstFields: { difficulty: 'easy' },
  Board,
  Controls: (props) => <Difficulty {...props} difficulties={Object.keys(shapes)} />,
  showMs: () => 350,
  isOneStep: false,
}
