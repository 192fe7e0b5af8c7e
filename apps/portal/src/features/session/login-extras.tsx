import { Check } from '@fairground/ui'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

interface LoginExtrasProps {
  remember: UseFormRegisterReturn
  label: string
  hint: string
  onForgot: () => void
}

/** Under both ways to log in: keep what was typed, and the way back in without the password. */
export function LoginExtras({ remember, label, hint, onForgot }: LoginExtrasProps) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Check {...remember} aria-describedby="remember-hint">
          {label}
        </Check>
        <button
          type="button"
          className="min-h-8 hit-44 text-sm font-bold text-lamp-ink underline underline-offset-3 focus-ring"
          onClick={onForgot}
        >
          {t('session.forgot')}
        </button>
      </div>
      <p id="remember-hint" className="text-xs text-ink-3">
        {hint}
      </p>
    </div>
  )
}
