import { checkField } from '@fairground/contract/patterns'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'

/** Form rule of a new password, as the server sends it; the server checks the same rule again. */
export function usePasswordRule(): (value: string) => true | string {
  const { t } = useTranslation('recovery')
  const { data } = useQuery({
    ...query.system.registerSettings.queryOptions({ input: {} }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const rule = data?.fields.password
  return (value) => {
    const breach = rule && checkField({ ...rule, required: true }, value)
    return breach ? t(`errors:${breach.key}`, breach.args ?? {}) : true
  }
}
