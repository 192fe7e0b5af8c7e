import { Field, MoneyInput, Note, Seg, Stepper, Switch } from '@fairground/ui'
import { Cash } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { type PricedLine, totalOf } from '../play/line.ts'
import { useLottery, useLotteryState } from '../play/lottery-context.ts'
import { OutlookFacts } from './outlook-facts.tsx'
import { planFactors, planOf } from './plan.ts'
import { PlanPreview } from './plan-preview.tsx'

const drawsMax = 50

/** The same ticket for the next draws as well: how many, at which stakes, and when it stops. */
export function PlanCard({ lines }: { lines: readonly PricedLine[] }) {
  const { t } = useTranslation()
  const play = useLottery()
  const plan = useLotteryState((state) => state.plan)
  const onSale = useLotteryState(({ draws }) => draws.open.length)
  const most = Math.min(drawsMax, onSale)
  const multiples = planOf(plan)
  const costMinor = totalOf(lines)
  const last = multiples?.at(-1) ?? 1
  return (
    <fieldset className="grid gap-2.5">
      <legend className="sr-only">{t('plan.draws')}</legend>
      <div className="flex items-center justify-between gap-3 text-sm">
        <span className="text-ink-2">{t('plan.draws')}</span>
        <Stepper
          size="sm"
          label={t('plan.draws')}
          onDecrease={() => play.setPlan({ draws: plan.draws - 1 })}
          onIncrease={() => play.setPlan({ draws: plan.draws + 1 })}
          canDecrease={plan.draws > 1}
          canIncrease={plan.draws < most}
        >
          {plan.draws}
        </Stepper>
      </div>
      {plan.draws > 1 && (
        <>
          <div className="grid gap-1.5 text-sm">
            <span className="text-ink-2">{t('plan.step')}</span>
            <Seg
              block
              size="sm"
              label={t('plan.step')}
              value={`${plan.factor}`}
              onValueChange={(factor) => play.setPlan({ factor: Number(factor) })}
              options={planFactors.map((factor) => ({
                value: `${factor}`,
                label: factor === 1 ? t('plan.same') : `×${factor}`,
              }))}
            />
          </div>
          <Switch
            side="start"
            checked={plan.isRandom}
            onChange={(event) => play.setPlan({ isRandom: event.target.checked })}
          >
            {t('plan.random')}
          </Switch>
          <Switch
            side="start"
            checked={plan.stopsOnWin}
            onChange={(event) => play.setPlan({ stopsOnWin: event.target.checked })}
          >
            {t('plan.stop')}
          </Switch>
          <Field label={t('plan.stopAt')} optional>
            <MoneyInput
              unit={play.opened.currency}
              value={plan.stopAt}
              onValueChange={(stopAt) => play.setPlan({ stopAt })}
            />
          </Field>
          {multiples ? (
            <>
              <p className="flex justify-between gap-3 text-sm">
                <span className="text-ink-2">{t('plan.last')}</span>
                <Cash minor={costMinor * BigInt(last)} />
              </p>
              <OutlookFacts lines={lines} />
              <PlanPreview lines={lines} multiples={multiples} />
              {(plan.stopsOnWin || plan.stopAt !== '') && <p className="text-xs text-ink-3">{t('plan.stopText')}</p>}
            </>
          ) : (
            <Note tone="warn">{t('plan.tooHigh')}</Note>
          )}
        </>
      )}
    </fieldset>
  )
}
