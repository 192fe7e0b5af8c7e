import { type Mobile, mobileOf, plainNumber } from '@fairground/contract/mobile'
import { Field, Icon, Input } from '@fairground/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { query } from '../lib/api.ts'

interface MobileFieldProps {
  error?: string | undefined
  number: UseFormRegisterReturn
  countryDialingCode: string
  onCountryChange: (countryDialingCode: string) => void
}

const countriesOptions = {
  ...query.system.countries.queryOptions({ input: {} }),
  staleTime: Number.POSITIVE_INFINITY,
}

interface MobileNumber {
  countryDialingCode: string
  mobileNum: string
}
const renamed = (mobile: Mobile | undefined): MobileNumber | undefined =>
  mobile && { countryDialingCode: mobile.countryDialingCode, mobileNum: mobile.digits }

/** The countries whose numbers can be used, and whether a number has the digits of its country. */
export function useCountries() {
  const { data } = useQuery(countriesOptions)
  const queries = useQueryClient()
  /** Waits for the countries where they are still under way; without them only the server knows the digits. */
  const fits = async (countryDialingCode: string, typed: string): Promise<boolean> => {
    const countries = await queries.ensureQueryData(countriesOptions).catch(() => [])
    return countries.length === 0
      ? plainNumber(typed) !== undefined
      : mobileOf(countries, countryDialingCode, typed) !== undefined
  }
  /** The number in one writing, for whoever takes no other; as it was typed while the countries are not known. */
  const inOneWriting = <Number extends MobileNumber>(number: Number): Number => ({
    ...number,
    ...renamed(mobileOf(data ?? [], number.countryDialingCode, number.mobileNum)),
  })
  return { countries: data ?? [], fits, inOneWriting }
}

/** The code of a country before its numbers, and the list of the others behind it. */
export function DiallingChoice({ value, onChange }: { value: string; onChange: (countryDialingCode: string) => void }) {
  const { t } = useTranslation('recovery')
  const { countries } = useCountries()
  return (
    <span className="relative inline-flex items-center gap-1 border-e border-line pe-2">
      <span className="font-bold text-ink" dir="ltr">
        +{value}
      </span>
      <Icon name="icon-[ph--caret-down]" className="text-xs" />
      <select
        aria-label={t('dialling')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      >
        {countries.map((country) => (
          <option key={country.countryCode} value={country.countryDialingCode}>
            {`${country.name} +${country.countryDialingCode}`}
          </option>
        ))}
      </select>
    </span>
  )
}

/** A mobile number with the code of its country before it. */
export function MobileField({ error, number, countryDialingCode, onCountryChange }: MobileFieldProps) {
  const { t } = useTranslation('recovery')
  const choice = <DiallingChoice value={countryDialingCode} onChange={onCountryChange} />
  return (
    <Field label={t('mobileNum')} error={error}>
      <Input {...number} type="tel" inputMode="numeric" autoComplete="tel-national" start={choice} />
    </Field>
  )
}
