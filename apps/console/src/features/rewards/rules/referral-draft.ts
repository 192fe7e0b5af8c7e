import type { ReferralRules } from '@fairground/contract'
import { amountOfText } from '../../../lib/decimal.ts'

export const stepsMax = 20

/** The rules while somebody types. */
export interface ReferralDraft {
  isOn: boolean
  deposit: string
  validBet: string
  hint: string
  steps: { key: string; friends: string; bonus: string }[]
}

const short = (amount: string): string => amount.replace(/\.00$/, '')

export const draftOf = ({ isOn, deposit, validBet, hint, steps }: ReferralRules): ReferralDraft => ({
  isOn,
  deposit: short(deposit),
  validBet: short(validBet),
  hint: short(hint),
  steps: steps.map(({ friends, bonus }) => ({ key: String(friends), friends: String(friends), bonus: short(bonus) })),
})

/** What the draft means; undefined while a field makes no sense or the steps do not rise. */
export function rulesOf({ isOn, steps, ...amounts }: ReferralDraft): ReferralRules | undefined {
  const [deposit, validBet] = [freeAmount(amounts.deposit), freeAmount(amounts.validBet)]
  const hint = amountOfText(amounts.hint)
  const read = steps.map(({ friends, bonus }) => ({ friends: Number(friends), bonus: amountOfText(bonus) ?? '' }))
  const isRising = read.every(({ friends }, index) => friends > (read[index - 1]?.friends ?? 0))
  const isWhole = read.every(({ bonus }) => bonus !== '')
  if (deposit === undefined || validBet === undefined || !hint || !isRising || !isWhole) return undefined
  return { isOn, deposit, validBet, hint, steps: read }
}

/** Nothing at all may be asked of a friend. */
const freeAmount = (text: string): string | undefined => (/^0+(\.0*)?$/.test(text) ? '0.00' : amountOfText(text))
