import { page } from './common.ts'
import { LoginRecord, MemberDevice } from './security.ts'
import * as z from './zod.ts'

/** How a member gets in, as staff see it: where the account is signed in, and its newest entries and refused tries. */
export const MemberAccess = z.object({
  devices: z.array(MemberDevice),
  logins: page(LoginRecord),
})
export type MemberAccess = z.infer<typeof MemberAccess>
