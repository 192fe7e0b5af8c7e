import { Cash } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { shortDrawNo } from '../lib/names.ts'
import { type PricedLine, totalOf } from '../play/line.ts'
import { useLotteryState } from '../play/lottery-context.ts'
import { planSteps } from './plan.ts'

interface PlanPreviewProps {
  lines: readonly PricedLine[]
  multiples: readonly number[]
}

/** A plan draw by draw: what each costs, what all cost by then, and how it stands after one win there. */
export function PlanPreview({ lines, multiples }: PlanPreviewProps) {
  const { t } = useTranslation()
  const open = useLotteryState(({ draws }) => draws.open)
  // Of several lines nobody knows which one wins.
  const [only, another] = lines
  const winMinor = another === undefined ? only?.winMinor : undefined
  const steps = planSteps(multiples, { costMinor: totalOf(lines), winMinor })
  return (
    <details className="rounded-md border border-line text-xs">
      <summary className="focus-ring flex min-h-11 cursor-pointer items-center px-3 font-semibold">
        {t('plan.preview')}
      </summary>
      <div className="max-h-64 overflow-y-auto px-3 pb-3">
        <table className="w-full tabular-nums">
          <thead className="text-ink-3">
            <tr>
              <th scope="col" className="py-1 text-start font-normal">
                {t('results.draw')}
              </th>
              <th scope="col" className="ps-2 text-end font-normal">
                {t('add.cost')}
              </th>
              <th scope="col" className="ps-2 text-end font-normal">
                {t('plan.byThen')}
              </th>
              {winMinor !== undefined && (
                <th scope="col" className="ps-2 text-end font-normal">
                  {t('plan.afterWin')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {steps.map(({ costMinor, byThenMinor, afterWinMinor }, index) => (
              <tr key={open[index]?.drawId ?? index} className="border-t border-line">
                <th scope="row" className="py-1.5 text-start font-semibold">
                  <bdi>{shortDrawNo(open[index]?.drawNo ?? '')}</bdi>
                </th>
                <td className="ps-2 text-end">
                  <Cash minor={costMinor} />
                </td>
                <td className="ps-2 text-end">
                  <Cash minor={byThenMinor} />
                </td>
                {afterWinMinor !== undefined && (
                  <td className="ps-2 text-end">
                    <Cash minor={afterWinMinor} signed />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
