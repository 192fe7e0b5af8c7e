import type { VerifyValue } from '@fairground/contract'
import { createPrompt } from './prompt.ts'

/** What the header's form found out before the popup goes on. */
export interface LoginStart {
  username: string
  /** The password was right, and the server wants to see more. */
  step?: VerifyValue
  /** The next try needs the letters of the picture. */
  wantsCaptcha?: boolean
}

const { show, useIsOpen } = createPrompt()
let start: LoginStart | undefined

/** The login popup, opened from wherever something needs an account. */
export function showLogin(open: boolean, from?: LoginStart): void {
  if (open) start = from
  show(open)
}
export const useLoginPrompt = useIsOpen
/** Of the popup as it was opened last. */
export const loginStart = (): LoginStart | undefined => start
