import { type Api, createClient } from '@fairground/client'
import type { ConsoleContract } from '@fairground/contract'
import routes from '@fairground/contract/console-routes.json' with { type: 'json' }

export interface StaffUser {
  username: string
  api: Api<ConsoleContract>
}

/** Someone of the operator's staff; the session cookie is kept as a browser would. */
export async function openStaff(consoleUrl: string, username: string, password: string): Promise<StaffUser> {
  let cookie = ''
  const { api } = createClient<ConsoleContract>({
    routes,
    origin: consoleUrl,
    headers: () => ({ language: 'vi', 'x-console': '1', origin: consoleUrl, ...(cookie ? { cookie } : {}) }),
    fetch: async (input, init) => {
      const response = await fetch(input, init)
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
      return response
    },
  })
  await api.staff.login({ username, password })
  return { username, api }
}
