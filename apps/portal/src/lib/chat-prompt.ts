import { createPrompt } from './prompt.ts'

const { show, useIsOpen } = createPrompt()

/** The chat room over whatever is there. */
export const showChat = show
export const useChatPrompt = useIsOpen
