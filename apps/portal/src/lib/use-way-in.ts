import { useQuery } from '@tanstack/react-query'
import { query } from './api.ts'

const refreshMs = 60_000

/** Which doors the operator leaves open, and whom to ask; open until the answer says otherwise. */
export function useWayIn() {
  const { data } = useQuery({
    ...query.system.status.queryOptions({ input: { host: location.host } }),
    staleTime: refreshMs,
  })
  const flags = data?.whitelabelVal
  const canRegister = !flags || flags.USERNAMEREG3 || flags.MOBILENUMREG3
  return {
    /** Somebody may register, be it by invitation only. */
    canRegister,
    /** Everybody may, so everybody is asked to. */
    offersRegistration: canRegister && (!flags || flags.DIRECTREG3),
    support: data?.customerService[0],
  }
}
