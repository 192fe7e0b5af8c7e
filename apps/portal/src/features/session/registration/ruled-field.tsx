import type { Country, RegistrationRule } from '@fairground/contract'
import type { RegistrationFacts } from '@fairground/contract/registration'
import type { RegistrationField } from '@fairground/contract/registration-fields'
import { Field, Icon, Input, PasswordInput } from '@fairground/ui'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { hintText } from './field-text.ts'
import type { FormValues } from './form-values.ts'
import { MobileInput } from './mobile-input.tsx'
import { NationalitySelect } from './nationality-select.tsx'

const icons: Partial<Record<RegistrationField, string>> = {
  username: 'icon-[ph--user-duotone]',
  payeeName: 'icon-[ph--identification-card-duotone]',
}
const autoComplete: Partial<Record<RegistrationField, string>> = {
  username: 'username',
  payeeName: 'name',
  nickname: 'nickname',
  email: 'email',
  birthday: 'bday',
  address: 'street-address',
  occupation: 'organization-title',
}
/** A row of their own; the password stands beside its repetition. */
const wide: readonly RegistrationField[] = ['username', 'paymentPassword', 'payeeName', 'mobileNum', 'address']

interface RuledFieldProps {
  field: RegistrationField
  rule: RegistrationRule
  facts: RegistrationFacts
  countries: readonly Country[]
  validate: (value: unknown, values: FormValues) => string | true
}

/** One field as its rule draws it: kind of input, star, hint and error. */
export function RuledField({ field, rule, facts, countries, validate }: RuledFieldProps) {
  const { t } = useTranslation('registration')
  const { register, formState, control } = useFormContext<FormValues>()
  const dialingCode = useWatch({ control, name: 'countryDialingCode' })
  const options = { validate, deps: depsOf(field) }
  return (
    <Field
      className={wide.includes(field) ? 'sm:col-span-2' : undefined}
      label={t(field)}
      required={rule.required}
      optional={!rule.required}
      hint={hintText(t, field, rule, { facts, dialingCode })}
      error={formState.errors[field]?.message}
    >
      {field === 'mobileNum' ? (
        <MobileInput countries={countries} validate={validate} />
      ) : rule.type === 'select' ? (
        <NationalitySelect validate={validate} />
      ) : rule.type === 'password' ? (
        <PasswordInput
          {...register(field, options)}
          autoComplete={field === 'password' ? 'new-password' : 'off'}
          inputMode={field === 'paymentPassword' ? 'numeric' : undefined}
        />
      ) : (
        <Input
          {...register(field, options)}
          {...kindOf(field, rule)}
          max={rule.type === 'date' ? facts.today : undefined}
          autoComplete={autoComplete[field] ?? 'off'}
          placeholder={field === 'affiliateCode' ? t('affiliateCodePlaceholder') : undefined}
          autoCapitalize="none"
          spellCheck={false}
          start={icons[field] && <Icon name={icons[field]} />}
        />
      )}
    </Field>
  )
}

/** Fields to be looked at again when this one changes. */
const depsOf = (field: RegistrationField) => (field === 'password' ? ('confirm' as const) : undefined)

function kindOf(field: RegistrationField, { type }: RegistrationRule) {
  if (type === 'date') return { type: 'date' } as const
  if (type === 'number') return { inputMode: 'numeric' } as const
  return field === 'email' ? ({ type: 'text', inputMode: 'email' } as const) : {}
}
