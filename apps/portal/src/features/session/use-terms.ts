import { dateFormat } from '@fairground/i18n'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'

/** The terms in force, their words, version and date. */
export function useTerms({ enabled = true }: { enabled?: boolean } = {}) {
  const { t, i18n } = useTranslation('registration')
  const { data, isError, isFetching, refetch } = useQuery({
    ...query.content.pages.queryOptions({ input: { kind: 'terms', lang: i18n.language } }),
    enabled,
  })
  const terms = data?.[0]
  const date = terms && dateFormat(i18n.language, { dateStyle: 'medium' }).format(new Date(terms.publishedAt))
  return {
    terms,
    edition: terms && t('termsVersion', { version: terms.slug, date }),
    isError,
    isFetching,
    refetch,
  }
}
