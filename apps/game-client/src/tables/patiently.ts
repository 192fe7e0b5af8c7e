/** Asks again in silence: the screen says by itself that a bet is under way. */
export const patiently = {
  sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  onChecking: () => {},
}
