import { bestHold, paytables, type VideoPokerEvent } from '@fairground/game-rules/games/video-poker'
import { cx } from '@fairground/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../../instant/table/table.css'
import './video-poker.css'
import { SegChoice } from '../../instant/choices.tsx'
import { useInstant } from '../../instant/instant-context.ts'
import {
  type BoardProps,
  type ChoiceProps,
  eventsOf,
  type InstantScreen,
  lastOf,
} from '../../instant/instant-screen.ts'
import { Actions, type TableAction } from '../../instant/table/actions.tsx'
import { isCleared } from '../../instant/table/dealt.ts'
import { useHint } from '../../instant/table/hint.ts'
import { HintSwitch } from '../../instant/table/hint-switch.tsx'
import { PlayingCard } from '../../instant/table/playing-card.tsx'
import { useKeys } from '../../instant/table/use-keys.ts'
import { PaytableList } from './paytable-list.tsx'
import { firstBet, type PokerFields, pokerStakes } from './poker-fields.ts'

type Dealt = Extract<VideoPokerEvent, { type: 'dealt' }>
type Drawn = Extract<VideoPokerEvent, { type: 'drawn' }>
type Doubled = Extract<VideoPokerEvent, { type: 'doubled' }>

const places = [1, 2, 3, 4, 5]
const cardMs = 140

function Board({ fields, round, phase, isCalm, act }: BoardProps<PokerFields>) {
  const { t } = useTranslation()
  const { opened } = useInstant()
  const paytable = paytables.find(({ id }) => id === opened.rulesId) ?? paytables[0]
  const [isHinting, toggleHint] = useHint()
  const shown = isCleared(round, phase) ? undefined : round
  const dealt = lastOf<Dealt>(shown, 'dealt')
  const drawn = eventsOf<Drawn>(shown).filter((event) => event.type === 'drawn')
  const doubled = lastOf<Doubled>(shown, 'doubled')
  const isHolding = phase === 'open' && shown?.allowed.includes('draw') === true
  const [held, toggle] = useHolds(shown?.roundId)
  const advice = useAdvice(isHinting && isHolding ? dealt?.cards : undefined, fields.coins)
  const first = drawn[0]
  const category = phase === 'showing' ? undefined : (first ?? dealt)?.category
  const isMoving = phase === 'showing' && !isCalm
  useKeys(isHolding ? Object.fromEntries(places.map((place) => [`${place}`, () => toggle(place)])) : {})
  if (!paytable) return null
  return (
    <div className="poker-board">
      <PaytableList paytable={paytable} coins={fields.coins} lit={category} />
      {drawn.length > 1 && (
        <div className="poker-hands" data-count={drawn.length}>
          {drawn.slice(1).map((hand) => (
            <span key={hand.hand} className="poker-small" data-paid={hand.payoutMinor !== '0'} dir="ltr">
              {hand.cards.map((card) => (
                <PlayingCard key={card} card={card} />
              ))}
            </span>
          ))}
        </div>
      )}
      <div className="poker-cards" dir="ltr">
        {places.map((place) => {
          const card = (first ?? dealt)?.cards[place - 1]
          const isNew = isMoving && (!first || !held.includes(place))
          return (
            <button
              key={place}
              type="button"
              className={cx('poker-place focus-ring', advice?.includes(place) && 'is-advised')}
              aria-pressed={held.includes(place)}
              aria-label={t('instant.video-poker.hold', { place })}
              disabled={!isHolding}
              onClick={() => toggle(place)}
            >
              <PlayingCard
                key={`${shown?.roundId} ${card}`}
                card={card}
                delayMs={isNew ? place * cardMs : undefined}
                isHeld={held.includes(place)}
              />
              <span className="poker-held" data-on={held.includes(place) && shown !== undefined}>
                {t('instant.video-poker.held')}
              </span>
            </button>
          )
        })}
        {doubled && <PlayingCard card={doubled.card} delayMs={isMoving ? 0 : undefined} />}
      </div>
      <Actions act={act} actions={phase === 'open' ? actionsOf(shown, held, t) : []}>
        <HintSwitch isOn={isHinting} toggle={toggleHint} />
      </Actions>
    </div>
  )
}

function actionsOf(shown: BoardProps<PokerFields>['round'], held: readonly number[], t: Translate): TableAction[] {
  const allowed = shown?.allowed ?? []
  if (allowed.includes('draw')) {
    const label = t('instant.video-poker.draw')
    return [{ action: { type: 'draw', hold: [...held] }, label, shortcut: 'd', isAdvised: true }]
  }
  if (!allowed.includes('double')) return []
  return [
    { action: { type: 'double', pick: 'red' }, label: t('instant.video-poker.red'), shortcut: 'r' },
    { action: { type: 'double', pick: 'black' }, label: t('instant.video-poker.black'), shortcut: 'b' },
    { action: { type: 'collect' }, label: t('instant.video-poker.collect'), shortcut: 'c', isAdvised: true },
  ]
}

type Translate = ReturnType<typeof useTranslation>['t']

/** The places held in this round; none in the next. */
function useHolds(roundId: string | undefined): [held: readonly number[], toggle: (place: number) => void] {
  const [state, setState] = useState<{ roundId: string | undefined; held: readonly number[] }>({ roundId, held: [] })
  const held = state.roundId === roundId ? state.held : []
  const toggle = (place: number) => {
    const next = held.includes(place) ? held.filter((other) => other !== place) : [...held, place].sort()
    setState({ roundId, held: next })
  }
  return [held, toggle]
}

/** The best hold, worked out when the screen has nothing else to do. */
function useAdvice(cards: readonly number[] | undefined, coins: number): readonly number[] | undefined {
  const { opened } = useInstant()
  const [known, setKnown] = useState<{ key: string; places: readonly number[] }>()
  const key = cards ? `${cards.join()} ${coins}` : undefined
  useEffect(() => {
    const paytable = paytables.find(({ id }) => id === opened.rulesId)
    if (!key || !paytable) return
    const timer = setTimeout(() => {
      const hand = key.split(' ')[0]?.split(',').map(Number) ?? []
      setKnown({ key, places: bestHold(paytable, hand, coins).places })
    }, 60)
    return () => clearTimeout(timer)
  }, [key, coins, opened.rulesId])
  return known?.key === key ? known?.places : undefined
}

function Controls({ fields, choose, isFixed, stakeMinor }: ChoiceProps<PokerFields>) {
  const { t } = useTranslation()
  const coin = String(stakeMinor)
  useEffect(() => {
    if (!isFixed && fields.coinMinor !== coin) choose({ coinMinor: coin })
  }, [coin, isFixed, fields.coinMinor, choose])
  const numbers = (values: readonly number[]) => values.map((value) => ({ value: `${value}`, label: `${value}` }))
  return (
    <>
      <div className="poker-coins">
        <SegChoice
          label={t('instant.video-poker.coins')}
          options={numbers(places)}
          value={`${fields.coins}`}
          isFixed={isFixed}
          onChange={(value) => choose({ coins: Number(value) })}
        />
      </div>
      <div className="poker-choices">
        <SegChoice
          label={t('instant.video-poker.hands')}
          options={numbers([1, 3, 10])}
          value={`${fields.hands}`}
          isFixed={isFixed}
          onChange={(value) => choose({ hands: Number(value) })}
        />
        <SegChoice
          label={t('instant.video-poker.doubleUp')}
          options={[
            { value: 'off', label: t('instant.video-poker.off') },
            { value: 'on', label: t('instant.video-poker.on') },
          ]}
          value={fields.doubleUp ? 'on' : 'off'}
          isFixed={isFixed}
          onChange={(value) => choose({ doubleUp: value === 'on' })}
        />
      </div>
    </>
  )
}

export const screen: InstantScreen<PokerFields> = {
  rulesId: 'video-poker',
  firstFields: firstBet,
  Board,
  Controls,
  showMs: () => 6 * cardMs + 250,
  isOneStep: false,
  spots: pokerStakes,
}
