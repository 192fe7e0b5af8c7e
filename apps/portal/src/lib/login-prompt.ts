import { createPrompt } from './prompt.ts'

/** The login popup, opened from wherever something needs an account. */
export const { show: showLogin, useIsOpen: useLoginPrompt } = createPrompt()
