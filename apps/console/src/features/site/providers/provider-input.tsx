import type { ProviderField, ProviderValue } from '@fairground/contract/provider-field'
import { Input, Select, Textarea } from '@fairground/ui'

interface ProviderInputProps {
  field: Exclude<ProviderField, { type: 'secret' | 'toggle' }>
  value: ProviderValue | undefined
  /** Name of one of the words to choose from. */
  optionText: (option: string) => string
  onChange: (value: ProviderValue) => void
}

/** The control that a kind's description asks for. */
export function ProviderInput({ field, value = '', optionText, onChange }: ProviderInputProps) {
  const text = String(value)
  switch (field.type) {
    case 'choice':
      return (
        <Select
          options={field.options.map((option) => ({ value: option, label: optionText(option) }))}
          value={text}
          onValueChange={onChange}
        />
      )
    case 'number':
      return (
        <Input
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          value={text}
          onChange={({ target }) => onChange(Number(target.value.replace(/\D/g, '').slice(0, 9)))}
        />
      )
    case 'lines':
      return (
        <Textarea
          value={text}
          maxLength={field.lengthMax}
          spellCheck={false}
          dir="ltr"
          className="text-sm"
          onChange={({ target }) => onChange(target.value)}
        />
      )
    default:
      return (
        <Input
          value={text}
          maxLength={field.lengthMax}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir={field.format ? 'ltr' : 'auto'}
          onChange={({ target }) => onChange(target.value)}
        />
      )
  }
}
