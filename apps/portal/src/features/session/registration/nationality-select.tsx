import { Select } from '@fairground/ui'
import { useMemo } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { countryNames } from '../../../lib/country-names.ts'
import type { FormValues } from './form-values.ts'

/** A country of the world, by its name in the page's language. */
export function NationalitySelect({ validate }: { validate: (value: unknown, values: FormValues) => string | true }) {
  const { i18n } = useTranslation('registration')
  const { control } = useFormContext<FormValues>()
  const options = useMemo(() => countryNames(i18n.language), [i18n.language])
  return (
    <Controller
      control={control}
      name="nationality"
      rules={{ validate }}
      render={({ field }) => (
        <Select options={options} value={field.value || undefined} onValueChange={field.onChange} />
      )}
    />
  )
}
