/** What a log-in began with: a password, a code to the number, the link of a mail, or the word of a provider. */
export const firstSteps = ['password', 'sms', 'email', 'provider'] as const
export type FirstStep = (typeof firstSteps)[number]

/** @throws when the row says something else */
export function firstStepOf(text: string): FirstStep {
  const known = firstSteps.find((step) => step === text)
  if (!known) throw new Error(`no first step ${text}`)
  return known
}
