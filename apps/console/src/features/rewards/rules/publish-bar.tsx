import { fieldRefusal, refusalText } from '@fairground/client'
import type { RewardKind, RewardSimulation } from '@fairground/contract'
import { Button, Field, formatMoney, Input, Note, useToast, useUi } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useCurrency } from '../../../lib/currency.ts'
import { decimalsOf } from '../../../lib/decimal.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { nextMonday } from './next-monday.ts'
import type { ruleOf } from './rule-draft.ts'
import { usePublish } from './use-rules.ts'

interface PublishBarProps {
  kind: RewardKind
  /** Undefined while a field makes no sense. */
  rule: ReturnType<typeof ruleOf>
  earliestOn: string
  simulated: RewardSimulation | undefined
  days: number
}

/** From which day the draft counts, and the button that makes it so, once its effect has been read. */
export function PublishBar({ kind, rule, earliestOn, simulated, days }: PublishBarProps) {
  const { t } = useTranslation()
  const currency = useCurrency()
  const { locale } = useUi()
  const { show: toast } = useToast()
  const formats = useFormats()
  const publish = usePublish()
  const [effectiveOn, setEffectiveOn] = useState(kind === 'cashback' ? nextMonday(earliestOn) : earliestOn)
  const [isAsking, setAsking] = useState(false)
  const show = (amount = '0.00') => formatMoney(amount, { locale, currency, decimals: decimalsOf(amount) })
  const dayFault = fieldRefusal(t, publish.error, 'effectiveOn')
  const rateFault = fieldRefusal(t, publish.error, 'rates')
  const send = () => {
    if (!rule) return
    publish.mutate(
      { kind, effectiveOn, ...rule },
      {
        onSuccess: ({ wish }) =>
          toast(
            wish
              ? { tone: 'info', title: t('rules.waits') }
              : { tone: 'ok', title: t('rules.published', { day: formats.day(effectiveOn) }) },
          ),
        onSettled: () => setAsking(false),
      },
    )
  }
  return (
    <section className="grid gap-3 rounded-lg bg-surface-1 p-4 shadow-1 md:p-5">
      <div className="flex flex-wrap items-end gap-4">
        <Field
          label={t('rules.effectiveOn')}
          hint={t(kind === 'cashback' ? 'rules.mondaysOnly' : 'rules.daysToCome')}
          error={dayFault}
          className="w-60 max-sm:w-full"
        >
          <Input
            type="date"
            min={earliestOn}
            step={kind === 'cashback' ? 7 : 1}
            value={effectiveOn}
            onChange={({ target }) => setEffectiveOn(target.value)}
          />
        </Field>
        <Button
          variant="mint"
          size="lg"
          className="ms-auto max-sm:w-full"
          disabled={!rule || effectiveOn === '' || !simulated}
          onClick={() => setAsking(true)}
        >
          {t('rules.publish')}
        </Button>
      </div>
      {publish.error && !dayFault && (
        <Note tone="bad" isLive>
          {rateFault ?? refusalText(t, publish.error)}
        </Note>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t(`rules.confirm.${kind}`)}
        text={t('rules.confirmText', {
          day: effectiveOn && formats.day(effectiveOn),
          days,
          draft: show(simulated?.total.draft),
          current: show(simulated?.total.current),
          ggr: show(simulated?.total.ggr),
        })}
        confirmLabel={t('rules.publish')}
        isBusy={publish.isPending}
        onConfirm={send}
      />
    </section>
  )
}
