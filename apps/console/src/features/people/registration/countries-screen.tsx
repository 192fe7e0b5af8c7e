import { refusalText } from '@fairground/client'
import type { EditedCountry } from '@fairground/contract'
import { Button, Field, IconButton, Input, Note, Select, Skeleton, StatusChip, useToast } from '@fairground/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageFailed } from '../../../components/page-failed.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { useCountryList } from './use-country-list.ts'

const digitsMax = 15
const usualDigits = { minDigits: 8, maxDigits: 10 }

/** Where mobile numbers may be from; forms begin with the first. */
export function CountriesScreen({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation()
  const toast = useToast()
  const isLocked = !may(useMe(), 'site.manage')
  const { saved, countries, isChanged, save, setCountries, discard } = useCountryList()
  const { data, error, refetch } = saved
  if (error && !data) return <PageFailed error={error} onRetry={() => void refetch()} />
  const isWrong = countries.length === 0 || countries.some((country) => !isPossible(country))
  const change = (at: number, part: Partial<EditedCountry>) =>
    setCountries(countries.map((country, i) => (i === at ? { ...country, ...part } : country)))
  const submit = () =>
    data && save.mutate(data, { onSuccess: () => toast.show({ tone: 'ok', title: t('countries.saved') }) })
  return (
    <div className="mx-auto w-full max-w-280 min-w-0 flex-1 px-4 pt-4.5 pb-8 md:px-5">
      <PageHead title={t('nav.registration')}>
        {isLocked ? (
          <span className="text-sm text-ink-3">{t('signup.readOnly')}</span>
        ) : (
          <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
            <Button variant="line" disabled={!isChanged || save.isPending} onClick={discard}>
              {t('signup.discard')}
            </Button>
            <Button variant="lamp" disabled={!isChanged || isWrong} busy={save.isPending} onClick={submit}>
              {t('countries.save')}
            </Button>
          </div>
        )}
      </PageHead>
      {tabs}
      {save.error && (
        <Note tone="bad" isLive className="mb-3.5">
          {refusalText(t, save.error)}
        </Note>
      )}
      <section aria-label={t('signup.tab.countries')} className="rounded-lg bg-surface-1 shadow-1">
        <div className="flex flex-wrap items-end justify-between gap-3 border-b border-line-soft px-4 py-3.5">
          <div className="min-w-0 flex-1 basis-60">
            <h2 className="font-bold">{t('countries.title')}</h2>
            <p className="text-sm text-ink-3">{t('countries.text')}</p>
          </div>
          {data && !isLocked && (
            <AddCountry
              known={data.known.filter(
                (one) => !countries.some(({ countryDialingCode }) => countryDialingCode === one.countryDialingCode),
              )}
              onAdd={(country) => setCountries([...countries, { ...country, ...usualDigits }])}
            />
          )}
        </div>
        {data ? (
          <ul>
            {countries.map((country, i) => (
              <CountryRow
                key={country.countryCode}
                country={country}
                isFirst={i === 0}
                isOnly={countries.length === 1}
                isLocked={isLocked}
                onChange={(part) => change(i, part)}
                onFirst={() => setCountries([country, ...countries.filter((other) => other !== country)])}
                onRemove={() => setCountries(countries.filter((other) => other !== country))}
              />
            ))}
          </ul>
        ) : (
          <Skeleton className="m-4 h-120" />
        )}
      </section>
    </div>
  )
}

const isPossible = ({ countryDialingCode, minDigits, maxDigits }: EditedCountry) =>
  minDigits >= 4 && minDigits <= maxDigits && countryDialingCode.length + maxDigits <= digitsMax

function useCountryName(): (countryCode: string) => string {
  const { i18n } = useTranslation()
  const names = new Intl.DisplayNames([i18n.language], { type: 'region' })
  return (countryCode) => names.of(countryCode) ?? countryCode
}

type Known = Pick<EditedCountry, 'countryCode' | 'countryDialingCode'>

function AddCountry({ known, onAdd }: { known: Known[]; onAdd: (country: Known) => void }) {
  const { t, i18n } = useTranslation()
  const nameOf = useCountryName()
  const options = known
    .map(({ countryCode, countryDialingCode }) => ({
      value: countryCode,
      label: `${nameOf(countryCode)} +${countryDialingCode}`,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, i18n.language))
  return (
    <Field label={t('countries.add')} className="w-full sm:w-64">
      <Select
        options={options}
        value={undefined}
        onValueChange={(code) => {
          const country = known.find(({ countryCode }) => countryCode === code)
          if (country) onAdd(country)
        }}
      />
    </Field>
  )
}

interface CountryRowProps {
  country: EditedCountry
  isFirst: boolean
  isOnly: boolean
  isLocked: boolean
  onChange: (part: Partial<EditedCountry>) => void
  onFirst: () => void
  onRemove: () => void
}

function CountryRow({ country, isFirst, isOnly, isLocked, onChange, onFirst, onRemove }: CountryRowProps) {
  const { t } = useTranslation()
  const name = useCountryName()(country.countryCode)
  const digits = (field: 'minDigits' | 'maxDigits') => (
    <Input
      size="sm"
      inputMode="numeric"
      className="w-16"
      aria-label={t(`countries.${field}`, { country: name })}
      value={country[field]}
      invalid={!isPossible(country)}
      disabled={isLocked}
      onChange={({ target }) => onChange({ [field]: Number(target.value.replace(/\D/g, '').slice(0, 2)) })}
    />
  )
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line-soft px-4 py-2.5 last:border-0">
      <span className="min-w-0 flex-1 basis-40 font-semibold">
        <bdi>{name}</bdi>{' '}
        <bdi dir="ltr" className="font-normal text-ink-3">
          +{country.countryDialingCode}
        </bdi>
        {isFirst && (
          <StatusChip tone="lamp" size="sm" className="ms-2 align-middle">
            {t('countries.first')}
          </StatusChip>
        )}
      </span>
      <span className="inline-flex items-center gap-1.5 text-sm text-ink-2">
        {digits('minDigits')} – {digits('maxDigits')} {t('countries.digits')}
      </span>
      {!isLocked && (
        <span className="ms-auto inline-flex">
          <IconButton
            size="sm"
            label={t('countries.makeFirst', { country: name })}
            icon="icon-[ph--arrow-line-up-bold]"
            disabled={isFirst}
            onClick={onFirst}
          />
          <IconButton
            size="sm"
            label={t('countries.remove', { country: name })}
            icon="icon-[ph--trash-bold]"
            disabled={isOnly}
            onClick={onRemove}
          />
        </span>
      )}
    </li>
  )
}
