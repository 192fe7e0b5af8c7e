import { Button } from '@fairground/ui'
import { type KeyboardEvent, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Cash } from '../components/cash.tsx'
import { payoutNow } from './payout-now.ts'
import { useNextBet, useSolo, useSoloState } from './solo-context.ts'

/** The one big button: a bet, the money that has been won, a shorter show, or the end of autoplay. */
export function MainButton() {
  const { t } = useTranslation()
  const play = useSolo()
  const state = useSoloState((all) => all)
  const { stakeMinor, fault } = useNextBet()
  const { phase, autoplay, round } = state
  const canCashOut = phase === 'open' && round?.allowed.includes('cash-out') === true
  const press = () => {
    if (autoplay) play.stopAutoplay()
    else if (phase === 'idle') void play.bet()
    else if (canCashOut) void play.act({ type: 'cash-out' })
    else play.hurry()
  }
  const isOff = !autoplay && ((phase === 'idle' && fault !== undefined) || (phase === 'open' && !canCashOut))
  useSpaceKey(press, isOff)
  return (
    <Button
      variant="lamp"
      size="lg"
      block
      className="solo-main min-h-14 text-xl"
      busy={phase === 'asking' && !autoplay}
      disabled={isOff}
      onClick={press}
      onKeyDown={ignoreHeldKey}
    >
      <span className="flex flex-wrap items-center justify-center gap-x-2">
        {autoplay && t('solo.stop', { count: autoplay.rules.rounds - autoplay.played })}
        {!autoplay && phase === 'idle' && t('solo.bet')}
        {!autoplay && phase === 'idle' && <Cash minor={stakeMinor} />}
        {!autoplay && canCashOut && t('solo.cashOut')}
        {!autoplay && canCashOut && round && <Cash minor={payoutNow(round)} />}
        {!autoplay && phase === 'open' && !canCashOut && t('solo.choose')}
        {!autoplay && phase === 'showing' && t('skip')}
        {!autoplay && phase === 'asking' && t('solo.asking')}
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
