import type { PolicyKey, PolicyProfile, PolicyRules } from '@fairground/contract'
import { Icon, Select, useMediaQuery } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { useFormats } from '../../../lib/use-formats.ts'

type PolicyTableProps = { rules: readonly PolicyRules[]; profile: PolicyProfile }

/** Every key of every profile; on a phone of one at a time. Nobody changes a value here. */
export function PolicyTable({ rules, profile }: PolicyTableProps) {
  const { t } = useTranslation()
  const isNarrow = useMediaQuery('(width < 48rem)')
  const [one, setOne] = useState(profile)
  const shown = isNarrow ? rules.filter((each) => each.profile === one) : rules
  const keys = Object.keys(rules[0]?.values ?? {}) as PolicyKey[]
  const { dayOfYear } = useFormats()
  return (
    <section className="card overflow-clip">
      {isNarrow && (
        <div className="p-4">
          <Select
            label={t('policy.profileOf')}
            options={rules.map((each) => ({ value: each.profile, label: t(`policy.profile.${each.profile}`) }))}
            value={one}
            onValueChange={setOne}
          />
        </div>
      )}
      <div className="overflow-x-auto contain-inline-size">
        <table aria-label={t('nav.policy')} className="w-full border-collapse text-sm">
          <thead>
            <tr className="border-y border-line-soft bg-surface-2 text-xs text-ink-2">
              <th scope="col" className="px-4 py-2 text-start font-semibold md:px-5">
                {t('policy.rule')}
              </th>
              {shown.map((each) => (
                <th key={each.profile} scope="col" className="px-3 py-2 text-start font-semibold whitespace-nowrap">
                  {t(`policy.profile.${each.profile}`)}
                  {each.profile === profile && (
                    <Icon name="icon-[ph--check-circle-fill]" className="ms-1.5 align-[-2px] text-mint-ink" />
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {keys.map((key) => (
              <tr key={key} className="border-b border-line-soft align-top last:border-0">
                <th scope="row" className="px-4 py-2.5 text-start font-medium md:px-5">
                  {t(`policy.key.${key}`)}
                </th>
                {shown.map((each) => (
                  <td key={each.profile} className="px-3 py-2.5">
                    <Value policyKey={key} values={each.values} />
                    <span className="block text-xs text-ink-3">
                      {t('policy.since', { day: dayOfYear(each.since[key] ?? '') })}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Value({ policyKey, values }: { policyKey: PolicyKey; values: PolicyRules['values'] }) {
  const { t } = useTranslation()
  const { count } = useFormats()
  const value = values[policyKey]
  if (value === null) return t(policyKey === 'realityDefaultMinutes' ? 'policy.noCheck' : 'policy.noBound')
  if (typeof value === 'boolean') return t(value ? 'policy.yes' : 'policy.no')
  if (typeof value === 'number') return count(value)
  if (typeof value === 'string') return t(`policy.again.${value}`)
  if (Array.isArray(value)) return <bdi>{value.map((each) => t(`policy.length.${each}`)).join(', ')}</bdi>
  const bounds = Object.entries(value)
  if (bounds.length === 0) return t('policy.always')
  return bounds.map(([currency, amount]) => (
    <span key={currency} className="block whitespace-nowrap">
      {amount && <Amount amount={amount} currency={currency} />}
    </span>
  ))
}
