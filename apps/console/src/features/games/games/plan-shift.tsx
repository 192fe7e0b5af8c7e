import { refusalText } from '@fairground/client'
import type { TableShifts } from '@fairground/contract'
import { Button, Field, Input, Note, Select } from '@fairground/ui'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../../lib/me.ts'
import { fromWallTime } from '../../../lib/wall-time.ts'
import type { usePlanShift } from './use-table-shifts.ts'

interface PlanShiftProps {
  dealers: TableShifts['dealers']
  plan: ReturnType<typeof usePlanShift>['plan']
}

/** A shift to be planned: who, from when to when, by the clock of the site. */
export function PlanShift({ dealers, plan }: PlanShiftProps) {
  const { t } = useTranslation()
  const { timeZone } = useMe()
  const [isOpen, setOpen] = useState(false)
  const [dealerId, setDealer] = useState(dealers[0]?.staffId ?? '')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [isTried, setTried] = useState(false)
  const [startsAt, endsAt] = [fromWallTime(from, timeZone), fromWallTime(to, timeZone)]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!startsAt || !endsAt || dealerId === '') return
    plan.mutate(
      { dealerId, startsAt, endsAt },
      {
        onSuccess: ({ fault }) => {
          if (fault) return
          setOpen(false)
          setFrom(to)
          setTo('')
          setTried(false)
        },
      },
    )
  }
  if (!isOpen)
    return (
      <Button variant="lamp" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
        {t('lobby:shift.plan')}
      </Button>
    )
  return (
    <form onSubmit={submit} className="grid gap-3 rounded-md border border-line-soft p-3">
      <p className="text-sm text-ink-2">{t('lobby:shift.planText')}</p>
      <div className="grid content-start gap-1.5">
        <span className="text-sm font-semibold" aria-hidden>
          {t('lobby:shift.dealer')}
        </span>
        <Select
          label={t('lobby:shift.dealer')}
          value={dealerId}
          options={dealers.map(({ staffId, name }) => ({ value: staffId, label: name }))}
          onValueChange={setDealer}
        />
      </div>
      <div className="grid gap-3">
        <Field label={t('lobby:shift.from')} required>
          <Input type="datetime-local" value={from} onChange={({ target }) => setFrom(target.value)} />
        </Field>
        <Field label={t('lobby:shift.to')} required>
          <Input type="datetime-local" value={to} onChange={({ target }) => setTo(target.value)} />
        </Field>
      </div>
      <PlanFault plan={plan} isMissing={isTried && !(startsAt && endsAt)} />
      <Button type="submit" variant="mint" busy={plan.isPending} className="justify-self-start">
        {t('lobby:shift.save')}
      </Button>
    </form>
  )
}

function PlanFault({ plan, isMissing }: Pick<PlanShiftProps, 'plan'> & { isMissing: boolean }) {
  const { t } = useTranslation()
  if (isMissing) return <Note tone="bad">{t('lobby:shift.fault.fields')}</Note>
  if (plan.error) return <Note tone="bad">{refusalText(t, plan.error)}</Note>
  const fault = plan.data?.fault
  return fault ? <Note tone="bad">{t(`lobby:shift.fault.${fault.rule}`, { table: fault.tableId })}</Note> : null
}
