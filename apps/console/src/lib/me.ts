import { isRefusal } from '@fairground/client'
import type { Permission, StaffMe } from '@fairground/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { query } from './api.ts'
import { queries } from './queries.ts'

const freshMs = 5 * 60_000
const options = query.staff.me.queryOptions({ input: {}, staleTime: freshMs })

/** Who is signed in, below a page that lets nobody else through. */
export const useMe = (): StaffMe => useSuspenseQuery(options).data

export const may = ({ permissions }: Pick<StaffMe, 'permissions'>, permission: Permission): boolean =>
  permissions.includes(permission)

/** Who is signed in, or undefined when nobody is. Throws when no answer came. `isNew` asks the server in any case. */
export async function findMe(isNew = false): Promise<StaffMe | undefined> {
  try {
    return await queries.fetchQuery({ ...options, ...(isNew && { staleTime: 0 }) })
  } catch (error) {
    if (isRefusal(error, 'NOT_LOGGED_IN')) return undefined
    throw error
  }
}

/** The server's latest word on who is signed in. */
export const keepMe = (me: StaffMe): void => void queries.setQueryData(options.queryKey, me)
