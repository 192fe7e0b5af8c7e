import { useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { place } from '../../../lib/place.ts'
import { siteStatus } from '../../../lib/site-status.ts'
import { addressCodes } from './address-codes.ts'

const lasting = { staleTime: Number.POSITIVE_INFINITY }

/** All that the form needs before it can be drawn: its rules, the countries of its numbers, the check of the address's code. */
export function useSettings() {
  const typed = addressCodes(import.meta.env.SSR ? '' : location.search)
  const { data: status, isPending } = useQuery(siteStatus())
  const codes = { ...typed, affiliateCode: typed.affiliateCode || (status?.domainRoute.affiliateCode ?? '') }
  const rules = useQuery({ ...query.system.registerSettings.queryOptions({ input: {} }), ...lasting })
  const countries = useQuery({ ...query.system.countries.queryOptions({ input: {} }), ...lasting })
  const site = useQuery({ ...query.system.whitelabel.queryOptions({ input: {} }), staleTime: 60_000 })
  const invitation = useQuery({
    ...query.session.checkAffiliate.queryOptions({ input: { code: codes.affiliateCode, domain: place.host } }),
    ...lasting,
    enabled: codes.affiliateCode !== '',
    retry: false,
  })
  const retry = () => void Promise.all([rules.refetch(), countries.refetch(), site.refetch()])
  return {
    rules: rules.data,
    countries: countries.data,
    /** Ways to register and what else the site says of them. */
    site: site.data,
    /** The code of the address, or of the host where it has none, as far as it is a good one. */
    invitedBy: invitation.data?.affiliateCode,
    isInvitationWrong: typed.affiliateCode !== '' && invitation.isError,
    referralCode: codes.referralCode,
    isWaiting: isPending || (codes.affiliateCode !== '' && invitation.isPending),
    isFailed: rules.isError || countries.isError || site.isError,
    isRetrying: rules.isFetching || countries.isFetching || site.isFetching,
    retry,
  }
}
