import { createPrompt } from './prompt.ts'

/** The registration popup, for whoever has no account to log in with. */
export const { show: showRegister, useIsOpen: useRegisterPrompt } = createPrompt()
