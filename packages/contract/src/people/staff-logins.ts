import { Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'

/** Somebody seems to try leaked passwords over the whole site. */
export const LoginAlarm = z.object({
  startedAt: Time,
  /** Names whose log-in failed within ten minutes, and the networks it failed from, at the worst. */
  names: z.number().int(),
  networks: z.number().int(),
})
export type LoginAlarm = z.infer<typeof LoginAlarm>

export const staffLogins = {
  loginAlarm: route({
    audience: 'staff',
    permission: 'dashboard.read',
    method: 'GET',
    path: '/staff/logins/alarm',
    summary: 'Whether log-ins of the whole site look like leaked passwords being tried',
    input: z.object({}),
    value: z.object({ alarm: LoginAlarm.optional() }),
  }),
}
