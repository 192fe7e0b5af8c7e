let held: string | undefined

/** The password of the log-in just made, so that a forced change need not ask for it again. In memory only, never stored. */
export const holdPassword = (password: string): void => {
  held = password
}
export const dropPassword = (): void => {
  held = undefined
}
export const heldPassword = (): string | undefined => held
