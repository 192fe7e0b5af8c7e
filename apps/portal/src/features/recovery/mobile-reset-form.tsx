import { Button, Note } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CodeField } from '../../components/code-field.tsx'
import { MobileField, useCountries } from '../../components/mobile-field.tsx'
import { api } from '../../lib/api.ts'
import { formTiming } from '../../lib/form-timing.ts'
import { fieldRefusal, refusalText } from '../../lib/refusal-text.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { usePasswordRule } from './use-password-rule.ts'

interface Fields {
  mobileNum: string
  code: string
  newPassword: string
  confirm: string
}

/** Number, code, new password: and the player is in again. */
export function MobileResetForm({ onEntered }: { onEntered: (token: string) => void }) {
  const { t } = useTranslation('recovery')
  const { fits } = useCountries()
  const fitsRule = usePasswordRule()
  const [countryDialingCode, setCountry] = useState('84')
  const form = useForm<Fields>({
    ...formTiming,
    defaultValues: { mobileNum: '', code: '', newPassword: '', confirm: '' },
  })
  const { errors } = form.formState
  const save = useMutation({
    mutationFn: ({ mobileNum, code, newPassword }: Fields) =>
      api.recovery.resetByMobile({ mobileNum, countryDialingCode, verificationCode: code, newPassword }),
    onSuccess: ({ token }) => onEntered(token),
  })
  const ask = async () => {
    if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return undefined
    return api.recovery.smsCode({ mobileNum: form.getValues('mobileNum'), countryDialingCode, purpose: 'reset' })
  }
  const numberText = errors.mobileNum?.message ?? fieldRefusal(t, save.error, 'mobileNum')
  const isOfField = ['mobileNum', 'newPassword'].some((field) => fieldRefusal(t, save.error, field))
  return (
    <form noValidate onSubmit={form.handleSubmit((fields) => save.mutate(fields))} className="grid gap-4">
      <MobileField
        error={numberText}
        number={form.register('mobileNum', {
          validate: (value) => fits(countryDialingCode, value) || t('mobileInvalid'),
        })}
        countryDialingCode={countryDialingCode}
        onCountryChange={setCountry}
      />
      <CodeField
        code={form.register('code', { validate: (value) => value !== '' || t('codeMissing') })}
        error={errors.code?.message}
        onAsk={ask}
      />
      <NewPasswordFields
        newPassword={form.register('newPassword', { validate: fitsRule, deps: 'confirm' })}
        confirm={form.register('confirm', {
          validate: (value, { newPassword }) =>
            value.trim() === newPassword.trim() || t('errors:validation.passwordConfirm'),
        })}
        newPasswordError={errors.newPassword?.message ?? fieldRefusal(t, save.error, 'newPassword')}
        confirmError={errors.confirm?.message}
      />
      {save.error && !isOfField && (
        <Note tone="bad" isLive>
          {refusalText(t, save.error)}
        </Note>
      )}
      <Button type="submit" variant="lamp" size="lg" block busy={save.isPending} guardMs={1000}>
        {t('save')}
      </Button>
    </form>
  )
}
