import { type TaiXiuEvent, totalOf } from '@fairground/game-rules/games/tai-xiu'
import { cx } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lastOf, type ShownRound } from '../../instant/instant-screen.ts'
import { Die } from '../../instant/table/die.tsx'
import { ByHand } from '../../live/by-hand/by-hand.tsx'
import { useDrawn } from '../../live/by-hand/use-drawn.ts'
import { Bowl, Plate } from './porcelain.tsx'

type Dice = Extract<TaiXiuEvent, { type: 'dice' }>

/** So far, in shares of its own width, the bowl is off the dice. */
const openShare = 0.62

interface BowlPlaceProps {
  round: ShownRound | undefined
  phase: string
  isCalm: boolean
}

/** The plate under its bowl. The player draws it away, or leaves that to the dealer; with the result it is open for all. */
export function BowlPlace({ round, phase, isCalm }: BowlPlaceProps) {
  const { t } = useTranslation()
  const [isByHand, setIsByHand] = useState(true)
  const thrown = lastOf<Dice>(round, 'dice')
  const isTold = lastOf(round, 'opened') !== undefined
  const canMove = thrown !== undefined && !isTold
  const bowl = useDrawn({
    id: round?.roundId,
    canMove,
    isEnough: ({ at }) => Math.hypot(at.x, at.y) >= openShare,
  })
  const isOpen = thrown !== undefined && (isTold || bowl.isOpen || !isByHand)
  const { x, y } = bowl.at
  const turn = `translate(${x * 100}%, ${y * 100}%) rotate(${x * 26}deg)`
  return (
    <div className="tai-xiu-bowl-place" dir="ltr">
      <div className={cx('tai-xiu-plate', phase === 'running' && !thrown && !isCalm && 'is-shaken')}>
        <Plate />
        <div
          className="tai-xiu-dice"
          role="img"
          aria-label={
            isOpen && thrown ? `${thrown.dice.join(' ')}: ${totalOf(thrown.dice)}` : t('instant.tai-xiu.covered')
          }
        >
          {thrown?.dice.map((face, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places of the dice are fixed
            <Die key={place} face={face} isRolling={false} />
          ))}
        </div>
        <button
          type="button"
          className={cx('tai-xiu-bowl focus-ring', isOpen && 'is-open', canMove && !isOpen && 'can-move')}
          aria-label={t('instant.tai-xiu.peel')}
          aria-disabled={!canMove || isOpen}
          style={isOpen ? undefined : { transform: turn }}
          {...bowl.handlers}
        >
          <Bowl />
        </button>
      </div>
      {isOpen && thrown && <output className="tai-xiu-sum instant-pop">{totalOf(thrown.dice)}</output>}
      <ByHand
        isByHand={isByHand}
        onByHand={setIsByHand}
        isShown={canMove || phase === 'locked'}
        onOpen={canMove && !isOpen ? bowl.open : undefined}
        words={{ self: t('instant.tai-xiu.self'), open: t('instant.tai-xiu.open') }}
      />
    </div>
  )
}
