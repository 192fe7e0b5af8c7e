import { createPrompt } from './prompt.ts'

/** The popup in which anybody writes to the house. */
export const { show: showFeedback, useIsOpen: useFeedbackPrompt } = createPrompt()
