import { Button } from '@fairground/ui'
import { Cash } from '@fairground/vendor-ui'
import { type KeyboardEvent, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAskedPace } from '../play/asked-pace.ts'
import { useInstant, useInstantState, useNextBet } from './instant-context.ts'
import { payoutNow } from './payout-now.ts'

/** The one big button: a bet, the money that has been won, a shorter show, or the end of autoplay. */
export function MainButton() {
  const { t } = useTranslation()
  const play = useInstant()
  const state = useInstantState((all) => all)
  const { stakeMinor, fault } = useNextBet()
  const { phase, autoplay, round } = state
  const canCashOut = phase === 'open' && round?.allowed.includes('cash-out') === true
  const press = () => {
    if (autoplay) play.stopAutoplay()
    else if (phase === 'idle') void play.bet()
    else if (canCashOut) void play.act({ type: 'cash-out' })
    else play.hurry()
  }
  const { turbo } = useAskedPace(play.limits)
  const isShut = {
    idle: fault !== undefined,
    open: !canCashOut,
    showing: !turbo,
    asking: false,
  }[phase]
  const isOff = !autoplay && isShut
  useSpaceKey(press, isOff)
  return (
    <Button
      variant="lamp"
      size="lg"
      block
      className="instant-main min-h-14 text-xl"
      busy={phase === 'asking' && !autoplay}
      disabled={isOff}
      onClick={press}
      onKeyDown={ignoreHeldKey}
    >
      <span className="flex flex-wrap items-center justify-center gap-x-2">
        {autoplay && t('instant.stop', { count: autoplay.rules.rounds - autoplay.played })}
        {!autoplay && phase === 'idle' && t('instant.bet')}
        {!autoplay && phase === 'idle' && <Cash minor={stakeMinor} />}
        {!autoplay && canCashOut && t('instant.cashOut')}
        {!autoplay && canCashOut && round && <Cash minor={payoutNow(round)} />}
        {!autoplay && phase === 'open' && !canCashOut && t('instant.choose')}
        {!autoplay && phase === 'showing' && t('skip')}
        {!autoplay && phase === 'asking' && t('instant.asking')}
      </span>
    </Button>
  )
}

/** One press is one bet: a key that is held down does not go on betting. */
function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
}

/** The space bar presses it while nothing else has the focus. */
function useSpaceKey(press: () => void, isOff: boolean): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== ' ' || event.repeat || isOff || document.activeElement !== document.body) return
      event.preventDefault()
      press()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}
