import type { Country } from '@fairground/contract'
import { Input, Select } from '@fairground/ui'
import { useId } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FormValues } from './form-values.ts'

interface MobileInputProps {
  countries: readonly Country[]
  validate: (value: unknown, values: FormValues) => string | true
}

/** A number and the country it is from; how many digits it needs follows the country. */
export function MobileInput({ countries, validate }: MobileInputProps) {
  const { t } = useTranslation('registration')
  const { register, control, trigger, formState } = useFormContext<FormValues>()
  const id = useId()
  const options = countries.map(({ countryDialingCode: code, name }) => ({
    value: code,
    label: `${name} +${code}`,
    content: <CountryLine name={name} code={code} />,
  }))
  const choose = (change: (code: string) => void) => (code: string) => {
    change(code)
    if (formState.touchedFields.mobileNum) void trigger('mobileNum')
  }
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-2">
      <Controller
        control={control}
        name="countryDialingCode"
        render={({ field }) => (
          <Select
            id={id}
            label={t('countryDialingCode')}
            options={options}
            value={field.value}
            onValueChange={choose(field.onChange)}
          />
        )}
      />
      <Input {...register('mobileNum', { validate })} type="tel" inputMode="numeric" autoComplete="tel-national" />
    </div>
  )
}

/** In the box only the code is seen; the list has room for the name. */
const CountryLine = ({ name, code }: { name: string; code: string }) => (
  <span className="flex min-w-0 items-baseline gap-2">
    <span className="tabular-nums" dir="ltr">
      +{code}
    </span>
    <span className="truncate text-ink-3">{name}</span>
  </span>
)
