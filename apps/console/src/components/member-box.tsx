import { Field, Input } from '@fairground/ui'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'

interface MemberBoxProps {
  value: string
  onChange: (text: string) => void
  isTried: boolean
  box: Ref<HTMLInputElement>
}

/** Whom a wish is for, by account or id. */
export function MemberBox({ value, onChange, isTried, box }: MemberBoxProps) {
  const { t } = useTranslation()
  return (
    <Field label={t('adjust.member')} required error={isTried && !value.trim() && t('errors:validation.required')}>
      <Input
        ref={box}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
