import { isRefusal, refusalText } from '@fairground/client'
import { Button, Field, Input } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCountdown } from '../lib/use-countdown.ts'
import { WarningDialog } from './warning-dialog.tsx'

interface CodeFieldProps {
  /** What the code is for: each has a countdown of its own. */
  use: string
  code: ComponentProps<typeof Input>
  error?: string | undefined
  required?: boolean
  className?: string
  /** Resolves to undefined when what the code is to go to is not right yet. */
  onAsk: () => Promise<{ expiredMinutes: number } | undefined>
}

/** A code and the button that asks for one; it counts down until the next may be asked for. */
export function CodeField({ use, code, error, required, className, onAsk }: CodeFieldProps) {
  const { t } = useTranslation('recovery')
  const [seconds, startCountdown] = useCountdown(`code:${use}`)
  const [isWarned, setWarned] = useState(false)
  const ask = useMutation({
    mutationFn: onAsk,
    onSuccess: (answer) => answer && startCountdown(answer.expiredMinutes * 60),
    onError: (refusal) => {
      const wait = isRefusal(refusal) ? refusal.value?.retryAfter : undefined
      if (wait) startCountdown(wait)
      setWarned(!isRefusal(refusal, 'CHALLENGE_REQUIRED'))
    },
  })
  const refusal = isRefusal(ask.error, 'CHALLENGE_REQUIRED') ? refusalText(t, ask.error) : undefined
  return (
    <>
      <Field
        label={t('code')}
        error={error ?? refusal}
        hint={ask.data && t('sent')}
        required={required}
        className={className}
      >
        <Input
          {...code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={255}
          end={
            <Button
              type="button"
              variant="quiet"
              size="sm"
              guardMs={1000}
              busy={ask.isPending}
              disabled={seconds > 0}
              className="min-w-24 tabular-nums"
              onClick={() => ask.mutate()}
            >
              {seconds > 0 ? t('again', { seconds }) : t('getCode')}
            </Button>
          }
        />
      </Field>
      <WarningDialog
        open={isWarned}
        title={t('notSent')}
        text={failureText(t, ask.error)}
        confirm={t('understood')}
        onClose={() => setWarned(false)}
      />
    </>
  )
}

/** The server's words; of a number that it does not take, those about the number. */
function failureText(t: Parameters<typeof refusalText>[0], error: unknown): string {
  const [field] = isRefusal(error) ? error.fieldErrors : []
  return field ? t(`errors:${field.key}`, field.args ?? {}) : refusalText(t, error)
}
