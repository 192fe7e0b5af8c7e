import { createPrompt } from './prompt.ts'

/** The server refused a call because the site is closed: the page looks at once what has changed. */
export const { show: noteSiteClosed, useIsOpen: useSiteClosed } = createPrompt()
