import type { RegistrationRule } from '@fairground/contract'
import {
  familiesOfField,
  fixedLengths,
  type RegistrationField,
  typesOfField,
} from '@fairground/contract/registration-fields'
import { Field, Input, Select } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

interface RuleEditorProps {
  field: RegistrationField
  rule: RegistrationRule
  isLocked: boolean
  onChange: (part: Partial<RegistrationRule>) => void
}

/** Bounds, pattern, expression and kind of input; only what the field can have is offered. */
export function RuleEditor({ field, rule, isLocked, onChange }: RuleEditorProps) {
  const { t } = useTranslation()
  const isFixed = isLocked || fixedLengths[field] !== undefined
  const families = familiesOfField(field).map((id) => ({ value: `${id}`, label: `${id}. ${t(`family.${id}`)}` }))
  const types = typesOfField(field).map((type) => ({ value: type, label: t(`inputType.${type}`) }))
  const length = (name: 'minLength' | 'maxLength') => (
    <Field label={t(`signup.${name}`)} disabled={isFixed}>
      <Input
        inputMode="numeric"
        value={rule[name]}
        onChange={({ target }) => onChange({ [name]: Number(target.value.replace(/\D/g, '').slice(0, 3)) })}
      />
    </Field>
  )
  return (
    <div className="grid grid-cols-2 gap-3.5 bg-surface-2 px-4 py-3.5 md:grid-cols-4">
      {length('minLength')}
      {length('maxLength')}
      <Field label={t('signup.pattern')} className="col-span-2" disabled={isLocked || families.length === 1}>
        <Select
          options={families}
          value={`${rule.patternId}`}
          onValueChange={(id) => onChange({ patternId: Number(id) })}
        />
      </Field>
      <Field
        label={t('signup.expression')}
        className="col-span-2"
        hint={t('signup.expressionHint')}
        disabled={isLocked}
      >
        <Input
          value={rule.acceptedPattern}
          maxLength={200}
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          onChange={({ target }) => onChange({ acceptedPattern: target.value })}
        />
      </Field>
      <Field label={t('signup.type')} className="col-span-2" disabled={isLocked || types.length === 1}>
        <Select options={types} value={rule.type} onValueChange={(type) => onChange({ type })} />
      </Field>
    </div>
  )
}
