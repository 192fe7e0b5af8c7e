/** First factor of a log-in: password, SMS code, mail link or provider. */
export const firstSteps = ['password', 'sms', 'email', 'provider'] as const
export type FirstStep = (typeof firstSteps)[number]

/** @throws when the row says something else */
export function firstStepOf(text: string): FirstStep {
  const known = firstSteps.find((step) => step === text)
  if (!known) throw new Error(`no first step ${text}`)
  return known
}
