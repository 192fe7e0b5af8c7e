import { createPlace } from './prompt.ts'

const { set, use } = createPlace<string>()

/** The help centre over whatever is there, at the article of that anchor, or at its first topic. */
export const openHelp = (at = ''): void => set(at)
export const closeHelp = (): void => set(undefined)
/** The anchor asked for; undefined while the help centre is closed. */
export const useHelpPrompt = use
