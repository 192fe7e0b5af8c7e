import { createPrompt } from './prompt.ts'

const { show, useIsOpen } = createPrompt()
let waiting: ((isShown: boolean) => void)[] = []

/** Asks whoever is there for the password that a remembered browser left out; false when it was not given. Calls at once share one window. */
export function askPassword(): Promise<boolean> {
  show(true)
  return new Promise((resolve) => waiting.push(resolve))
}

/** Ends the asking; what was refused is repeated if the password was right. */
export function endAsking(isShown: boolean): void {
  const asked = waiting
  waiting = []
  show(false)
  for (const tell of asked) tell(isShown)
}

export const usePasswordPrompt = useIsOpen
