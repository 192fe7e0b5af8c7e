import { Field, PasswordInput } from '@fairground/ui'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FormValues } from './form-values.ts'

/** The password once more; it never leaves the page. */
export function ConfirmField() {
  const { t } = useTranslation('registration')
  const { register, formState } = useFormContext<FormValues>()
  return (
    <Field label={t('confirm')} required error={formState.errors.confirm?.message}>
      <PasswordInput
        {...register('confirm', {
          validate: (value, { password }) => {
            if (value.trim() === '') return t('errors:validation.required')
            return value.trim() === password.trim() || t('confirmWrong')
          },
        })}
        autoComplete="new-password"
      />
    </Field>
  )
}
