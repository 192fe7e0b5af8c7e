import { type CoinFlipEvent, type CoinSide, coinFlipX10000, flipsMax } from '@fairground/game-rules/games/coin-flip'
import { Button, cx } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import './coin-flip.css'
import { Fact } from '../../instant/choices.tsx'
import { type BoardProps, eventsOf, type InstantScreen } from '../../instant/instant-screen.ts'
import { places } from '../../instant/places.ts'
import { useMultiplier } from '../../instant/use-multiplier.ts'

const flipMs = 900

function Board({ round, phase, act, from, isCalm }: BoardProps<object>) {
  const { t } = useTranslation()
  const multiplier = useMultiplier()
  const isFresh = phase === 'asking' && round?.isOver
  const flips = isFresh ? [] : eventsOf<CoinFlipEvent>(round).filter(({ type }) => type === 'flipped')
  const last = flips.at(-1)
  const won = flips.filter(({ isWin }) => isWin).length
  const isMoving = phase === 'showing' && flips.length > from && !isCalm
  return (
    <div className="coin-board">
      <ol className="coin-streak" aria-label={t('instant.coin-flip.streak')}>
        {places(10).map((place) => (
          <Flip key={place} flip={flips[place + Math.max(0, flips.length - 10)]} />
        ))}
      </ol>
      <div
        className={cx('coin', isMoving && 'is-flipping')}
        data-side={last?.side ?? 'heads'}
        key={`${round?.roundId}-${flips.length}`}
        role="img"
        aria-label={last ? t(`instant.coin-flip.${last.side}`) : t('instant.coin-flip.rest')}
      >
        <Face side="heads" />
        <Face side="tails" />
      </div>
      <div className="coin-row">
        <CallButton side="heads" isOn={phase === 'open'} act={act} />
        <div className="coin-facts">
          <Fact label={t('instant.multiplier')}>{multiplier(won > 0 ? coinFlipX10000(won) : 10_000)}</Fact>
          <Fact label={t('instant.next')}>{multiplier(coinFlipX10000(Math.min(won + 1, flipsMax)))}</Fact>
        </div>
        <CallButton side="tails" isOn={phase === 'open'} act={act} />
      </div>
    </div>
  )
}

function Flip({ flip }: { flip: CoinFlipEvent | undefined }) {
  const { t } = useTranslation()
  if (!flip) return <li />
  return <li className={flip.isWin ? 'is-win' : 'is-loss'}>{t(`instant.coin-flip.short.${flip.side}`)}</li>
}

function CallButton({ side, isOn, act }: { side: CoinSide; isOn: boolean; act: BoardProps<object>['act'] }) {
  const { t } = useTranslation()
  return (
    <Button size="lg" disabled={!isOn} onClick={() => act({ type: 'flip', side })} className="min-h-14">
      {t(`instant.coin-flip.${side}`)}
    </Button>
  )
}

function Face({ side }: { side: CoinSide }) {
  return (
    <svg viewBox="0 0 100 100" className={`coin-face is-${side}`} aria-hidden="true">
      <circle cx="50" cy="50" r="49" className="coin-rim" />
      <circle cx="50" cy="50" r="40" className="coin-plate" />
      {side === 'heads' ? (
        <path
          d="M50 18l8 19 21 2-16 13 5 21-18-11-18 11 5-21-16-13 21-2z"
          className="coin-mark"
          strokeLinejoin="round"
        />
      ) : (
        <path
          d="M50 22v56M30 34v32M70 34v32M30 34q20-22 40 0M30 66q20 22 40 0"
          className="coin-line"
          strokeLinecap="round"
        />
      )}
    </svg>
  )
}

export const screen: InstantScreen = {
  rulesId: 'coin-flip',
  firstFields: {},
  Board,
  showMs: (round, from) =>
    round.events.length > from && round.events.some(({ type }) => type === 'flipped') ? flipMs : 0,
  isOneStep: false,
}
