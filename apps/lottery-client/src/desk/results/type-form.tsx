import { Button, Field, Input } from '@fairground/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldsOf, isWhole, numbersOf, readTyped } from './result-fields.ts'

interface TypeFormProps {
  rulesId: string
  action: string
  /** True when the call was done: the form is emptied. */
  onSend: (result: unknown) => Promise<boolean>
  children?: ReactNode
}

/** A result as a person types it: empty at first, so that nobody confirms what they have not read. */
export function TypeForm({ rulesId, action, onSend, children }: TypeFormProps) {
  const { t } = useTranslation('lottery-results')
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [isBusy, setIsBusy] = useState(false)
  const result = readTyped(rulesId, typed)
  const send = async () => {
    setIsBusy(true)
    if (await onSend(result)) setTyped({})
    setIsBusy(false)
  }
  return (
    <form
      className="grid gap-3 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (result !== undefined) void send()
      }}
    >
      {fieldsOf(rulesId).map((field) => {
        const line = typed[field.id] ?? ''
        const hint =
          field.count === undefined ? t('real.shape') : t('real.count', { count: field.count, digits: field.digits })
        const isGood = field.count !== undefined && isWhole(field, numbersOf(line))
        return (
          <Field key={field.id} label={field.id} hint={hint} ok={isGood}>
            <Input
              dir="ltr"
              autoComplete="off"
              value={line}
              onChange={({ target }) => setTyped({ ...typed, [field.id]: target.value })}
            />
          </Field>
        )
      })}
      <div className="grid gap-3 sm:col-span-full">
        {children}
        <Button
          type="submit"
          variant="lamp"
          busy={isBusy}
          disabled={result === undefined}
          className="justify-self-start"
        >
          {action}
        </Button>
      </div>
    </form>
  )
}
