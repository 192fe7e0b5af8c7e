/** What a log-in began with: a password, a code to the number, or the link of a mail. */
export const firstSteps = ['password', 'sms', 'email'] as const
export type FirstStep = (typeof firstSteps)[number]

/** @throws when the row says something else */
export function firstStepOf(text: string): FirstStep {
  const known = firstSteps.find((step) => step === text)
  if (!known) throw new Error(`no first step ${text}`)
  return known
}
