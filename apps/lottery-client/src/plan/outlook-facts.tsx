import { numberFormat } from '@fairground/money'
import { useUi } from '@fairground/ui'
import { Cash } from '@fairground/vendor-ui'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type PricedLine, totalOf } from '../play/line.ts'
import { useLottery, useLotteryState, useTerms } from '../play/lottery-context.ts'
import { outlookOf } from './outlook.ts'
import { planOf } from './plan.ts'

const nearlySure = 0.99

/** How likely a win is over the draws of a plan, and what they pay on average. */
export function OutlookFacts({ lines }: { lines: readonly PricedLine[] }) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const play = useLottery()
  const rules = play.rulesOf(useLotteryState((state) => state.viewedId))
  // Draws are tried out for it: what is typed meanwhile comes first.
  const priced = useDeferredValue(lines)
  const plan = useDeferredValue(useLotteryState((state) => state.plan))
  const terms = useDeferredValue(useTerms())
  const outlook = useMemo(() => {
    const multiples = planOf(plan)
    if (!multiples) return undefined
    const { stopsOnWin } = plan
    return outlookOf(rules, { lines: priced, costMinor: totalOf(priced), multiples, stopsOnWin, terms })
  }, [rules, priced, plan, terms])
  if (!outlook) return null
  const { by, winChance, backMinor } = outlook
  // Two places of what was tried out are known; near certainty more, so that it is not told as certain.
  const places = by === 'trial' && winChance < nearlySure ? 2 : 4
  const percent = numberFormat(locale, { style: 'percent', maximumSignificantDigits: places })
  return (
    <dl className="grid gap-1.5 text-sm">
      <div className="flex justify-between gap-3">
        <dt className="text-ink-2">{t('plan.chance')}</dt>
        <dd className="text-end tabular-nums">{t(`plan.by.${by}`, { percent: percent.format(winChance) })}</dd>
      </div>
      {/* How far a plan goes that stops at an amount depends on what each win pays. */}
      {plan.stopAt === '' && (
        <div className="flex justify-between gap-3">
          <dt className="text-ink-2">{t('plan.back')}</dt>
          <dd>
            <Cash minor={backMinor} />
          </dd>
        </div>
      )}
    </dl>
  )
}
