import type { SiteRegistration } from '@fairground/contract'
import { checkRegistrationField, type RegistrationValues, shownFields } from '@fairground/contract/registration'
import { nationalities, type RegistrationField } from '@fairground/contract/registration-fields'
import { Check, Field, Input, PasswordInput, Select } from '@fairground/ui'
import { Fragment, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'

/** The form as a visitor would have it with the rules of this page; typing in it tries them out. */
export function FormPreview({ draft }: { draft: SiteRegistration }) {
  const { t } = useTranslation()
  const [values, setValues] = useState<RegistrationValues>({})
  const facts = { minAge: draft.minAge, today: draft.today, countries: draft.countries }
  const type = (field: RegistrationField, value: string) => setValues({ ...values, [field]: value })
  const errorOf = (field: RegistrationField) => {
    const breach = values[field] ? checkRegistrationField(field, draft.fields[field], values, facts) : undefined
    return breach && t(`errors:${breach.key}`, breach.args ?? {})
  }
  return (
    <div className="grid gap-4">
      {shownFields(draft.fields).map((field) => {
        const rule = draft.fields[field]
        const error = errorOf(field)
        return (
          <Fragment key={field}>
            <Field
              label={t(`registration:${field}`)}
              required={rule.required}
              optional={!rule.required}
              error={error}
              ok={Boolean(values[field] && !error)}
            >
              <PreviewInput
                kind={rule.type}
                value={values[field] ?? ''}
                start={field === 'mobileNum' ? `+${draft.countries[0]?.countryDialingCode}` : undefined}
                onType={(value) => type(field, value)}
              />
            </Field>
            {field === 'password' && <RepeatedPassword password={values.password ?? ''} />}
          </Fragment>
        )
      })}
      <Check>
        <Trans
          t={t}
          i18nKey="registration:accept"
          values={{ age: draft.minAge, terms: t('registration:terms') }}
          components={{ 1: <b className="text-lamp-ink" /> }}
        />
      </Check>
    </div>
  )
}

function RepeatedPassword({ password }: { password: string }) {
  const { t } = useTranslation()
  const [value, setValue] = useState('')
  const isWrong = value !== '' && value.trim() !== password.trim()
  return (
    <Field label={t('registration:confirm')} required error={isWrong && t('registration:confirmWrong')}>
      <PasswordInput value={value} autoComplete="new-password" onChange={onTyped(setValue)} />
    </Field>
  )
}

interface PreviewInputProps {
  kind: SiteRegistration['fields'][RegistrationField]['type']
  value: string
  start: string | undefined
  onType: (value: string) => void
}

function PreviewInput({ kind, value, start, onType }: PreviewInputProps) {
  const { i18n } = useTranslation()
  if (kind === 'select') {
    const names = new Intl.DisplayNames([i18n.language], { type: 'region' })
    const options = nationalities.map((code) => ({ value: code, label: names.of(code) ?? code }))
    return <Select options={options} value={value || undefined} onValueChange={onType} />
  }
  const common = { value, autoComplete: 'off', onChange: onTyped(onType) }
  if (kind === 'password') return <PasswordInput {...common} autoComplete="new-password" />
  return <Input {...common} start={start} type={kind === 'date' ? 'date' : 'text'} />
}

const onTyped =
  (onType: (value: string) => void) =>
  ({ target }: { target: { value: string } }) =>
    onType(target.value)
