import { isRefusal } from '@fairground/client'
import { Button, Field, Input } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { refusalText } from '../lib/refusal-text.ts'

interface CodeFieldProps {
  code: UseFormRegisterReturn
  error?: string | undefined
  /** Resolves to undefined when what the code is to go to is not right yet. */
  onAsk: () => Promise<{ expiredMinutes: number } | undefined>
}

/** A code and the button that asks for one; it counts down until the next may be asked for. */
export function CodeField({ code, error, onAsk }: CodeFieldProps) {
  const { t } = useTranslation('recovery')
  const [seconds, startCountdown] = useCountdown()
  const ask = useMutation({
    mutationFn: onAsk,
    onSuccess: (answer) => answer && startCountdown(answer.expiredMinutes * 60),
    onError: (refusal) => {
      const wait = isRefusal(refusal) ? refusal.value?.retryAfter : undefined
      if (wait) startCountdown(wait)
    },
  })
  const refusal = ask.error ? refusalText(t, ask.error) : undefined
  return (
    <Field label={t('code')} error={error ?? refusal} hint={ask.data && t('sent')}>
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
  )
}

function useCountdown(): [seconds: number, start: (seconds: number) => void] {
  const [endsAtMs, setEndsAtMs] = useState(0)
  const [nowMs, setNowMs] = useState(0)
  const seconds = Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000))
  const isRunning = seconds > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNowMs(performance.now()), 250)
    return () => clearInterval(timer)
  }, [isRunning])
  const start = (length: number) => {
    const now = performance.now()
    setNowMs(now)
    setEndsAtMs(now + length * 1000)
  }
  return [seconds, start]
}
