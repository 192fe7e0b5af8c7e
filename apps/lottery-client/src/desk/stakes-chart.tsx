import type { LotteryDeskDraw } from '@fairground/contract/lottery-desk'
import { compactFormat, formatAmount, formatMoney } from '@fairground/money'
import { BarChart, useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { shortDrawNo } from '../lib/names.ts'

const shownMax = 12
const currency = 'VND'

/** Stakes and payments of the last draws that were paid, the oldest first; nothing until two of them had tickets. */
export function StakesChart({ draws }: { draws: readonly LotteryDeskDraw[] }) {
  const { t } = useTranslation('lottery-desk')
  const { locale } = useUi()
  const paid = draws
    .filter(({ state, tickets }) => state === 'settled' && tickets > 0)
    .slice(0, shownMax)
    .reverse()
  if (paid.length < 2) return null
  const amountsOf = (field: 'stakesMinor' | 'paidMinor') =>
    paid.map(({ money }) =>
      formatAmount(BigInt(money.find((one) => one.currency === currency)?.[field] ?? 0), currency),
    )
  const ticks = compactFormat(locale)
  return (
    <BarChart
      label={t('draws.chart')}
      labels={paid.map(({ drawNo }) => shortDrawNo(drawNo))}
      series={[
        { id: 'stakes', name: t('draws.stakes'), color: 'lottery', values: amountsOf('stakesMinor') },
        { id: 'paid', name: t('draws.paid'), color: 'lamp', values: amountsOf('paidMinor') },
      ]}
      formatValue={(value) => formatMoney(value, { locale, currency })}
      formatTick={(value) => ticks.format(value)}
    />
  )
}
