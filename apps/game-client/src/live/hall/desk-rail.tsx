import { Button, Icon } from '@fairground/ui'
import { Cash, netMinor, QuickButton, useFrameState, useStore } from '@fairground/vendor-ui'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { ChipChoice } from '../chip-choice.tsx'
import type { HallSeat } from './hall.ts'

const none = 0n

/** Chips for all tables of the desk, what lies on them, and the word that nothing more comes. */
export function DeskRail({ seats, shown }: { seats: readonly HallSeat[]; shown: HallSeat }) {
  const { t } = useTranslation()
  const sums = useSums(seats)
  const net = useFrameState((state) => netMinor(state.facts))
  const { canUndo } = useStore(shown.play.pad.screen, (pad) => pad)
  const confirm = () => Promise.all(seats.filter(hasFresh).map(({ play }) => play.ready()))
  useEnter(shown)
  return (
    <section aria-label={t('controls')} className="live-rail desk-rail">
      <div className="live-total">
        <span>{t('live.hall.total', { number: seats.length })}</span>
        <output aria-live="polite">
          <Cash minor={BigInt(sums.stake)} />
        </output>
        <span>{t('session.net')}</span>
        <output>
          <Cash minor={net} signed />
        </output>
      </div>
      <ChipChoice
        choose={(minor) => {
          for (const seat of seats) if (isTaken(seat, minor)) seat.play.choose(minor)
        }}
      />
      <div className="live-quick">
        <QuickButton label={t('instant.undo')} disabled={!canUndo} onClick={() => shown.play.pad.undo()}>
          <Icon name="icon-[ph--arrow-counter-clockwise-bold]" flip />
        </QuickButton>
        <QuickButton
          label={t('live.hall.rebetAll')}
          disabled={!sums.hasLast}
          onClick={() => {
            for (const { play } of seats) if (play.pad.screen.get().taken.size === 0) play.pad.rebet()
          }}
        >
          <Icon name="icon-[ph--repeat-bold]" />
        </QuickButton>
      </div>
      <Button block disabled={BigInt(sums.fresh) === none} onClick={() => void confirm()} className="live-ready">
        {t('live.confirm')} <Cash minor={BigInt(sums.fresh)} />
      </Button>
    </section>
  )
}

/** Enter confirms the table that is played now, also from one of its places: there the space bar lays a chip. */
function useEnter(shown: HallSeat): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    const isIn = (places: string) => target instanceof Element && target.closest(places) !== null
    const isBetting = shown.play.screen.get().table.phase === 'betting'
    const isPlace = isBetting && isIn('.desk-board') && !isIn('[role="switch"]')
    if (key !== 'Enter' || (isIn('button, a, input, textarea, [role="dialog"]') && !isPlace)) return
    event.preventDefault()
    if (!event.repeat && hasFresh(shown)) void shown.play.ready()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [])
}

/** Over all tables; as text, so that what has not changed is the same. */
function useSums(seats: readonly HallSeat[]): { stake: string; fresh: string; hasLast: boolean } {
  const text = useSyncExternalStore(
    (changed) => {
      const ends = seats.map(({ play }) => play.pad.screen.subscribe(changed))
      return () => {
        for (const end of ends) end()
      }
    },
    () => {
      const pads = seats.map(({ play }) => play.pad.screen.get())
      const stake = pads.reduce((sum, { wanted }) => sum + sumOf(wanted), none)
      const taken = pads.reduce((sum, pad) => sum + sumOf(pad.taken), none)
      const hasLast = pads.some(({ last, taken: own }) => last.size > 0 && own.size === 0)
      return JSON.stringify({ stake: `${stake}`, fresh: `${stake - taken}`, hasLast })
    },
  )
  return JSON.parse(text)
}

/** Tables with other limits keep a chip of their own. */
const isTaken = ({ play }: HallSeat, minor: bigint): boolean => {
  const { stakeMinorMin, stakeMinorMax } = play.limits.get().limits
  return minor >= BigInt(stakeMinorMin) && minor <= BigInt(stakeMinorMax)
}

const hasFresh = ({ play }: HallSeat): boolean => {
  const { wanted, taken } = play.pad.screen.get()
  return sumOf(wanted) > sumOf(taken)
}

const sumOf = (chips: ReadonlyMap<string, bigint>): bigint => [...chips.values()].reduce((sum, one) => sum + one, none)
