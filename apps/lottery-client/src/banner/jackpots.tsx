import { Cash } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useJackpots } from '../lib/use-jackpots.ts'
import { useLotteryState } from '../play/lottery-context.ts'

/** What the pools of the lottery would pay now. */
export function Jackpots() {
  const { t } = useTranslation()
  const jackpots = useJackpots(useLotteryState(({ viewedId }) => viewedId))
  if (jackpots.length === 0) return null
  return (
    <dl className="grid content-start gap-1.5" data-jackpots>
      {jackpots.map(({ tier, minor }, place) => (
        <div key={tier}>
          <dt className="draw-soft text-sm">
            {t('draw.jackpot', { number: jackpots.length > 1 ? place + 1 : '' }).trim()}
          </dt>
          <dd className="text-xl font-bold text-[#ffc65c] tabular-nums">
            <Cash minor={BigInt(minor)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
