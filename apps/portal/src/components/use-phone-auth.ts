import { useQuery } from '@tanstack/react-query'
import { query } from '../lib/api.ts'

/** The identity provider that sends and checks codes in the site's place; undefined where the site does so itself. */
export function usePhoneAuth() {
  const { data } = useQuery({ ...query.system.whitelabel.queryOptions({ input: {} }), staleTime: 60_000 })
  return data?.identityProvider.sms ? data.identityProvider : undefined
}
