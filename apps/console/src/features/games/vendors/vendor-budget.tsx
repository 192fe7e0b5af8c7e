import type { VendorDetail } from '@fairground/contract'
import { Button, Field, Input, KeyValues } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { PanelSection } from './panel-section.tsx'
import { useVendorActions } from './use-vendors.ts'

const bounds = { callsPerSecondMax: [1, 1_000_000], playerCallsPerSecondMax: [1, 100_000] } as const

/** How many calls a second the vendor may make, and of one of its players. */
export function VendorBudget({ vendor }: { vendor: VendorDetail }) {
  const { t } = useTranslation()
  const me = useMe()
  const { callsPerSecondMax, playerCallsPerSecondMax } = vendor.budget
  const shown = (count: number | null) =>
    count === null ? t('vendors.noBudget') : t('vendors.callsEach', { calls: count })
  return (
    <PanelSection title={t('vendors.budget')}>
      {may(me, 'vendors.manage') ? (
        <BudgetForm vendor={vendor} />
      ) : (
        <KeyValues
          look="well"
          items={[
            { id: 'all', label: t('vendors.perSecond'), value: shown(callsPerSecondMax) },
            { id: 'one', label: t('vendors.perPlayer'), value: shown(playerCallsPerSecondMax) },
          ]}
        />
      )}
    </PanelSection>
  )
}

/** Null for an empty field, undefined for what is no whole number within the bounds. */
function readCount(text: string, [min, max]: readonly [number, number]): number | null | undefined {
  if (text.trim() === '') return null
  const count = Number(text)
  return Number.isInteger(count) && count >= min && count <= max ? count : undefined
}

function BudgetForm({ vendor: { vendorId, budget } }: { vendor: VendorDetail }) {
  const { t } = useTranslation()
  const { changeBudget } = useVendorActions(vendorId)
  const [all, setAll] = useState(budget.callsPerSecondMax?.toString() ?? '')
  const [one, setOne] = useState(budget.playerCallsPerSecondMax?.toString() ?? '')
  const callsPerSecondMax = readCount(all, bounds.callsPerSecondMax)
  const playerCallsPerSecondMax = readCount(one, bounds.playerCallsPerSecondMax)
  const errorOf = (count: number | null | undefined, [min, max]: readonly [number, number]) =>
    count === undefined && t('errors:validation.wholeBetween', { min, max })
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (callsPerSecondMax !== undefined && playerCallsPerSecondMax !== undefined)
      changeBudget.mutate({ callsPerSecondMax, playerCallsPerSecondMax })
  }
  return (
    <form noValidate className="grid gap-3" onSubmit={submit}>
      <Field
        label={t('vendors.perSecond')}
        hint={t('vendors.budgetHint')}
        error={errorOf(callsPerSecondMax, bounds.callsPerSecondMax)}
      >
        <Input inputMode="numeric" value={all} onChange={(event) => setAll(event.target.value)} />
      </Field>
      <Field label={t('vendors.perPlayer')} error={errorOf(playerCallsPerSecondMax, bounds.playerCallsPerSecondMax)}>
        <Input inputMode="numeric" value={one} onChange={(event) => setOne(event.target.value)} />
      </Field>
      <RefusalNote error={changeBudget.error} />
      <Button type="submit" variant="line" busy={changeBudget.isPending}>
        {t('vendors.save')}
      </Button>
    </form>
  )
}
