import { useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { addressCodes } from './address-codes.ts'

const lasting = { staleTime: Number.POSITIVE_INFINITY }

/** All that the form needs before it can be drawn: its rules, the countries of its numbers, the check of the address's code. */
export function useSettings() {
  const codes = addressCodes(location.search)
  const rules = useQuery({ ...query.system.registerSettings.queryOptions({ input: {} }), ...lasting })
  const countries = useQuery({ ...query.system.countries.queryOptions({ input: {} }), ...lasting })
  const site = useQuery({ ...query.system.whitelabel.queryOptions({ input: {} }), staleTime: 60_000 })
  const invitation = useQuery({
    ...query.session.checkAffiliate.queryOptions({ input: { code: codes.affiliateCode, domain: location.host } }),
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
    /** The address's code, where it is a good one. */
    invitedBy: invitation.data?.affiliateCode,
    isInvitationWrong: invitation.isError,
    referralCode: codes.referralCode,
    isWaiting: codes.affiliateCode !== '' && invitation.isPending,
    isFailed: rules.isError || countries.isError || site.isError,
    isRetrying: rules.isFetching || countries.isFetching || site.isFetching,
    retry,
  }
}
