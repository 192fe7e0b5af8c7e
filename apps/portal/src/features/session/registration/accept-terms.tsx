import { Check, FieldMessage } from '@fairground/ui'
import { useState } from 'react'
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
    <div className="grid gap-1.5 text-balance sm:col-span-2">
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
            1: (
              <button
                type="button"
                className="font-bold text-lamp-ink underline underline-offset-3 focus-ring"
                onClick={() => setReading(true)}
              />
            ),
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
