import { useCashText } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useScreen } from '../components/game-context.ts'
import { useTimes } from '../components/use-times.ts'
import type { Announcement } from '../play/screen.ts'
import { useStakeShown } from './message-line.tsx'

/** Tells results, politely, to those who do not see the reels. */
export function Announcer() {
  const { t } = useTranslation()
  const cash = useCashText()
  const times = useTimes()
  const stakeMinor = useStakeShown()
  const announcement = useScreen((state) => state.announcement)
  const isChecking = useScreen((state) => state.detail?.kind === 'checking')
  const words = (told: Announcement): string => {
    if (told.kind === 'nothing') return t('told.nothing')
    if (told.kind === 'free-spins') return t('told.freeSpins', { count: told.count })
    const amount = cash(told.amountMinor)
    if (told.amountMinor <= stakeMinor) return t('told.paid', { amount })
    return t('told.won', { amount, times: times(told.amountMinor, stakeMinor) })
  }
  return (
    <p role="status" className="sr-only">
      {isChecking ? t('say.checking') : announcement && words(announcement)}
    </p>
  )
}
