import { Field, PasswordInput } from '@fairground/ui'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

interface NewPasswordFieldsProps {
  newPassword: UseFormRegisterReturn
  confirm: UseFormRegisterReturn
  newPasswordError: string | undefined
  confirmError: string | undefined
}

/** The new password, twice. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { t } = useTranslation('recovery')
  return (
    <>
      <Field label={t('newPassword')} error={props.newPasswordError}>
        <PasswordInput {...props.newPassword} autoComplete="new-password" />
      </Field>
      <Field label={t('confirm')} error={props.confirmError}>
        <PasswordInput {...props.confirm} autoComplete="new-password" />
      </Field>
    </>
  )
}
