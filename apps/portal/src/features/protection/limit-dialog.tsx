import { refusalText } from '@fairground/client'
import type { PlayerLimit } from '@fairground/contract'
import { amountOfTyped } from '@fairground/money'
import { Button, Dialog, Field, Input, MoneyInput, Note } from '@fairground/ui'
import { useState } from 'react'
import { unitsOf } from '../../lib/amount.ts'
import { useLimitWords } from './limit-words.ts'
import { protectionCalls, useProtection, useProtectionChange } from './use-protection.ts'
import { isHigher, isPassed } from './used-part.ts'

const minutesMin = 5
const minutesMax = 44_640

interface LimitDialogProps {
  limit: PlayerLimit
  /** When its day, week or month ends; of one time nothing does. */
  endsAt: string | undefined
  open: boolean
  onClose: () => void
}

/** Changes one limit; what the change means is said before it is saved. */
export function LimitDialog({ limit, endsAt, open, onClose }: LimitDialogProps) {
  const { t, amount, nameOf, at, count } = useLimitWords()
  const { data } = useProtection()
  const { kind, period, max, used } = limit
  const [typed, setTyped] = useState(() => (max === null ? '' : String(typeof max === 'number' ? max : unitsOf(max))))
  const [isTouched, setTouched] = useState(false)
  const save = useProtectionChange(
    (wanted: string | number | null) => protectionCalls.setLimit({ kind, period, max: wanted }),
    onClose,
  )
  const isTime = kind === 'time'
  const next = isTime ? minutesOf(typed) : amountOfTyped(typed)
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (next !== undefined) save.mutate(next)
  }
  const wrong = isTouched && next === undefined
  const error = wrong ? t(isTime ? 'control.minutesRange' : 'errors:validation.format') : undefined
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      phone="bottom"
      title={t('control.change', nameOf(limit))}
      description={max === null ? t('control.noLimit') : t('control.current', { max: amount(max) })}
      locked={save.isPending}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        {isTime ? (
          <Field label={t('control.newMinutes')} hint={t('control.minutesRange')} error={error}>
            <Input inputMode="numeric" value={typed} maxLength={5} onChange={({ target }) => setTyped(target.value)} />
          </Field>
        ) : (
          <Field label={t('control.newAmount')} error={error}>
            <MoneyInput value={typed} onValueChange={setTyped} unit="₫" />
          </Field>
        )}
        {next !== undefined && <Note tone={isHigher(next, max) ? 'info' : 'ok'}>{meaning(next)}</Note>}
        {save.error && (
          <Note tone="bad" isLive>
            {refusalText(t, save.error)}
          </Note>
        )}
        <Button type="submit" variant="lamp" busy={save.isPending} guardMs={1000}>
          {t('control.save')}
        </Button>
        {max !== null && (
          <Button variant="quiet" disabled={save.isPending} onClick={() => save.mutate(null)}>
            {t('control.remove')}
          </Button>
        )}
      </form>
    </Dialog>
  )

  function meaning(wanted: string | number): string {
    if (isHigher(wanted, max)) return t('control.higher', { hours: count(data?.rules.raiseWaitHours ?? 0) })
    if (!isPassed(used, wanted) || used === null || kind === 'deposit') return t('control.lower')
    return endsAt
      ? t('control.passed', { used: amount(used), at: at(endsAt) })
      : t('control.passedOnce', { used: amount(used) })
  }
}

function minutesOf(typed: string): number | undefined {
  const minutes = /^\d{1,5}$/.test(typed.trim()) ? Number.parseInt(typed, 10) : Number.NaN
  return minutes >= minutesMin && minutes <= minutesMax ? minutes : undefined
}
