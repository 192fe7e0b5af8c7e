import { isRefusal, refusalText } from '@fairground/client'
import type { ForecastTerms } from '@fairground/contract'
import { KeyValues, Note, Skeleton } from '@fairground/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../lib/api.ts'
import { useCurrency } from '../lib/currency.ts'
import { useFormats } from '../lib/use-formats.ts'
import { Amount } from './amount.tsx'

/** Nobody is asked while it is typed. */
const restMs = 500

function useRested(terms: ForecastTerms): ForecastTerms {
  const [rested, setRested] = useState(terms)
  // Words cost nothing.
  const text = JSON.stringify(terms, (key, value) => (key === 'texts' ? undefined : value))
  useEffect(() => {
    const timer = setTimeout(() => setRested(JSON.parse(text) as ForecastTerms), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/** What it may cost as it is typed, before anybody publishes it: expected, at most, and what that rests on. */
export function CostForecast({ terms }: { terms: ForecastTerms }) {
  const { t } = useTranslation()
  const { count } = useFormats()
  const currency = useCurrency()
  const rested = useRested(terms)
  const { data, error } = useQuery({
    ...query.staff.previewCost.queryOptions({ input: rested }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <section className="grid gap-2" aria-live="polite">
      <h3 className="font-bold">{t('forecast.title')}</h3>
      {data && !error ? (
        <>
          <KeyValues
            look="well"
            items={[
              {
                id: 'expected',
                label: t('forecast.expected'),
                value: data.expected ? <Amount amount={data.expected} currency={currency} /> : t('forecast.unknown'),
              },
              { id: 'worst', label: t('forecast.worst'), value: <Amount amount={data.worst} currency={currency} /> },
            ]}
          />
          <p className="text-sm text-ink-2">
            {data.expected
              ? [
                  t(`forecast.from.${data.source}`, {
                    days: count(data.countedDays),
                    members: count(data.members),
                    times: count(data.times),
                  }),
                  ...(data.runDays > 0 ? [t('forecast.drawnOut', { days: count(data.runDays) })] : []),
                ].join(' ')
              : t('forecast.unknownText', { days: count(data.countedDays) })}
          </p>
        </>
      ) : error ? (
        <Note>{isRefusal(error, 'VALIDATION') ? t('forecast.incomplete') : refusalText(t, error)}</Note>
      ) : (
        <Skeleton className="h-20 w-full" />
      )}
    </section>
  )
}
