import { createPrompt } from './prompt.ts'

/** Newer terms are to be agreed to: asked as soon as the server refuses something for it. */
export const { show: showTermsDue, useIsOpen: useTermsPrompt } = createPrompt()
