import { useQuery } from '@tanstack/react-query'
import { query } from './api.ts'
import { siteStatus } from './site-status.ts'

const refreshMs = 60_000

/** Which doors the operator leaves open, and whom to ask; open until the answer says otherwise. */
export function useWayIn() {
  const { data } = useQuery(siteStatus())
  const { data: site } = useQuery({ ...query.system.whitelabel.queryOptions({ input: {} }), staleTime: refreshMs })
  const canRegister = !site || site.registerModules.length > 0
  return {
    /** Somebody may register, be it by invitation only. */
    canRegister,
    /** Everybody may, so everybody is asked to. */
    offersRegistration: canRegister && (!site || site.flags.DIRECTREG3),
    support: data?.customerService[0],
  }
}
