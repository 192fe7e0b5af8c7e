import type { Play } from '@fairground/lottery-rules'
import { Cash, usePercent } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useFigure } from '../lib/names.ts'
import { useJackpots } from '../lib/use-jackpots.ts'
import { lowestGross, plainGross, returnBpOf, topGross } from '../play/line.ts'
import { useLotteryState, useTerms } from '../play/lottery-context.ts'

/** What a bet costs, pays and returns, before anything is chosen. */
export function OddsLine({ play }: { play: Play }) {
  const { t } = useTranslation()
  const figure = useFigure()
  const percent = usePercent()
  const terms = useTerms()
  const viewedId = useLotteryState((state) => state.viewedId)
  const [first] = useJackpots(viewedId)
  const jackpot = play.tab === 'tickets' ? first : undefined
  const most = figure(plainGross(topGross(play, { terms })))
  const least = play.rowOf ? figure(plainGross(lowestGross(play, terms))) : most
  return (
    <p className="flex flex-wrap gap-x-3 text-xs text-ink-3">
      <span>{t('odds.pays', { gross: least === most ? most : `${least}–${most}` })}</span>
      {play.costUnits > 1 && <span>{t('odds.units', { units: play.costUnits })}</span>}
      <span>{t('odds.returns', { percent: percent(returnBpOf(play, terms)) })}</span>
      {jackpot && (
        <span>
          + {t('draw.jackpot', { number: '' }).trim()} <Cash minor={BigInt(jackpot.minor)} />: {t('odds.pool')}
        </span>
      )}
    </p>
  )
}
