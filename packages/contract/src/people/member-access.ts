import { page } from '../base/common.ts'
import * as z from '../base/zod.ts'
import { LoginRecord, MemberDevice } from './security.ts'

/** A member's access as staff see it: sessions, latest log-ins and refused tries. */
export const MemberAccess = z.object({
  devices: z.array(MemberDevice),
  logins: page(LoginRecord),
})
export type MemberAccess = z.infer<typeof MemberAccess>
