import { Check, FieldMessage } from '@fairground/ui'
import { type ReactNode, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Trans, useTranslation } from 'react-i18next'
import type { FormValues } from './form-values.ts'
import { TermsDialog } from './terms-dialog.tsx'

/** Old enough, and agreed to the terms, which can be read here. */
export function AcceptTerms({ minAge }: { minAge: number }) {
  const { t } = useTranslation('registration')
  const { register, formState, setValue } = useFormContext<FormValues>()
  const [isReading, setReading] = useState(false)
  const error = formState.errors.accepts?.message
  const words = { age: minAge, terms: t('terms') }
  const agree = () => {
    setValue('accepts', true, { shouldValidate: true, shouldDirty: true })
    setReading(false)
  }
  return (
    <div className="grid gap-1.5 sm:col-span-2">
      <Check
        {...register('accepts', { validate: (value) => value || t('acceptFirst', words) })}
        invalid={Boolean(error)}
        aria-describedby={error ? 'accepts-error' : undefined}
      >
        <Trans
          t={t}
          i18nKey="accept"
          values={words}
          components={{
            1: <TermsButton onClick={() => setReading(true)} />,
          }}
        />
      </Check>
      <FieldMessage id="accepts-error" state={error ? 'error' : 'rest'} isLive>
        {error}
      </FieldMessage>
      <TermsDialog open={isReading} onOpenChange={setReading} onAgree={agree} />
    </div>
  )
}

const wordJoiner = '\u2060'

/** Opens the terms; a full stop after it never begins a line of its own. */
const TermsButton = ({ children, onClick }: { children?: ReactNode; onClick: () => void }) => (
  <>
    <button type="button" className="font-bold text-lamp-ink underline underline-offset-3 focus-ring" onClick={onClick}>
      {children}
    </button>
    {wordJoiner}
  </>
)
