import { refusalText } from '@fairground/client'
import type { TransferSettings } from '@fairground/contract'
import { Button, Dialog, Field, MoneyInput, Note, useToast } from '@fairground/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { api, query } from '../../../lib/api.ts'
import { useCurrency } from '../../../lib/currency.ts'
import { amountOfText } from '../../../lib/decimal.ts'
import { may, useMe } from '../../../lib/me.ts'

/** How much members may send to their upline and downlines. */
export function TransferLimits() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const me = useMe()
  const settings = useQuery({ ...query.staff.transferSettings.queryOptions({ input: {} }), enabled: isOpen })
  if (!may(me, 'withdrawals.decide')) return null
  return (
    <>
      <Button variant="line" size="sm" onClick={() => setOpen(true)}>
        {t('transferLimits.open')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('transferLimits.title')}
        description={t('transferLimits.text')}
        phone="center"
        awning="mint"
      >
        {settings.error && <Note tone="bad">{refusalText(t, settings.error)}</Note>}
        {settings.data && <LimitsForm settings={settings.data} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}

function LimitsForm({ settings, onDone }: { settings: TransferSettings; onDone: () => void }) {
  const { t } = useTranslation()
  const currency = useCurrency()
  const queries = useQueryClient()
  const toast = useToast()
  const [min, setMin] = useState(settings.min.replace(/\.00$/, ''))
  const [dailyMax, setDailyMax] = useState(settings.dailyMax.replace(/\.00$/, ''))
  const amounts = { min: amountOfText(min), dailyMax: amountOfText(dailyMax) }
  const save = useMutation({
    mutationFn: (changed: TransferSettings) => api.staff.changeTransferSettings(changed),
    onSuccess: (saved) => {
      queries.setQueryData(query.staff.transferSettings.queryKey({ input: {} }), saved)
      toast.show({ tone: 'ok', title: t('transferLimits.saved') })
      onDone()
    },
  })
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (amounts.min === undefined || amounts.dailyMax === undefined) return
        save.mutate({ min: amounts.min, dailyMax: amounts.dailyMax })
      }}
    >
      <Field label={t('transferLimits.min')} error={amounts.min === undefined && t('adjust.amountMissing')}>
        <MoneyInput value={min} onValueChange={setMin} decimals={2} unit={currency} />
      </Field>
      <Field label={t('transferLimits.dailyMax')} error={amounts.dailyMax === undefined && t('adjust.amountMissing')}>
        <MoneyInput value={dailyMax} onValueChange={setDailyMax} decimals={2} unit={currency} />
      </Field>
      <RefusalNote error={save.error} />
      <Button type="submit" variant="mint" size="lg" busy={save.isPending} guardMs={1000}>
        {t('transferLimits.save')}
      </Button>
    </form>
  )
}
