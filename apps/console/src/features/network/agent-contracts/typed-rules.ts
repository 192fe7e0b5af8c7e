import { houseGroupMax, PrizeGroupRules, type StaffPrizeGroupRules } from '@fairground/contract'

export const ruleParts = ['houseMax', 'playerMax', 'usual', 'floor', 'distance'] as const
export type RulePart = (typeof ruleParts)[number]
export type TypedRules = Record<RulePart, string>

export const textsOf = (rules: PrizeGroupRules): TypedRules => ({
  houseMax: String(rules.houseMax),
  playerMax: String(rules.playerMax),
  usual: String(rules.usual),
  floor: String(rules.floor),
  distance: String(rules.distance),
})

type Fault = { key: 'format' } | { key: 'tooSmall'; min: number } | { key: 'tooBig'; max: number }
export type RuleFaults = Partial<Record<RulePart, Fault>>

const digits = /^\d{1,4}$/

/** What is amiss: bounds out of order, or an account that would be outside of them. */
export function ruleFaults(typed: TypedRules, { taken }: Pick<StaffPrizeGroupRules, 'taken'>): RuleFaults {
  const numbers = ruleParts.map((part) => [part, digits.test(typed[part].trim()) ? Number(typed[part]) : undefined])
  const of = Object.fromEntries(numbers) as Record<RulePart, number | undefined>
  const faults: RuleFaults = {}
  for (const part of ruleParts) if (of[part] === undefined) faults[part] = { key: 'format' }
  const bound = (part: RulePart, min: number, max: number) => {
    const number = of[part]
    if (number === undefined) return
    if (number < min) faults[part] = { key: 'tooSmall', min }
    else if (number > max) faults[part] = { key: 'tooBig', max }
  }
  bound('houseMax', Math.max(of.playerMax ?? 0, taken.highest ?? 0), houseGroupMax)
  bound('playerMax', Math.max(of.usual ?? 0, taken.highestPlayer ?? 0), of.houseMax ?? houseGroupMax)
  bound('usual', of.floor ?? 0, of.playerMax ?? houseGroupMax)
  bound('floor', 1_000, Math.min(of.usual ?? houseGroupMax, taken.lowest ?? houseGroupMax))
  bound('distance', of.distance === 1 ? 2 : 0, 100)
  return faults
}

/** The rules that were typed, where nothing is amiss with them. */
export function rulesOfTyped(typed: TypedRules, now: Pick<StaffPrizeGroupRules, 'taken'>): PrizeGroupRules | undefined {
  if (Object.keys(ruleFaults(typed, now)).length > 0) return undefined
  const numbers = Object.fromEntries(ruleParts.map((part) => [part, Number(typed[part])]))
  return PrizeGroupRules.safeParse(numbers).data
}
