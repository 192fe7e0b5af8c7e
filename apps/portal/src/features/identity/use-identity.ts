import type { Identity, IdentityBody } from '@fairground/contract'
import { dateFormat } from '@fairground/i18n'
import { formatMoney, numberFormat } from '@fairground/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../lib/api.ts'

const options = () => query.identityChecks.read.queryOptions({ input: {} })

/** How well the house knows the player, and what that opens. */
export const useIdentity = () => useQuery(options())

/** Sends the pictures of a paper one after the other, and then asks for its check. */
export function useSendPaper<Fields>(bodyOf: (fields: Fields, send: SendPicture) => Promise<IdentityBody>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (fields: Fields): Promise<Identity> =>
      api.identityChecks.submit(
        await bodyOf(fields, async (file) => (await api.uploads.upload({ purpose: 'kyc', file })).fileId),
      ),
    onSuccess: (now) => queries.setQueryData(options().queryKey, now),
  })
}
type SendPicture = (file: File) => Promise<string>

/** Leaves for the page of the provider. */
export const useProvider = () =>
  useMutation({
    mutationFn: () => api.identityChecks.askProvider({}),
    onSuccess: ({ url }) => window.location.assign(url),
  })

/** Amounts and days as this page says them. */
export function useIdentityWords() {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const day = dateFormat(language, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' })
  const moment = dateFormat(language, { day: '2-digit', month: '2-digit', year: 'numeric' })
  return {
    t,
    money: (amount: string) => formatMoney(amount, { locale: language, currency: 'VND', decimals: 0 }),
    days: (count: number) => numberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(count),
    /** A day of the calendar, which belongs to no zone. */
    day: (date: string) => day.format(new Date(date)),
    at: (time: string) => moment.format(new Date(time)),
  }
}
