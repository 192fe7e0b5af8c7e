import type { FieldError } from '../base/envelope.ts'
import { plainText } from '../base/rich-text.ts'

export const campaignTitleMax = 80
/** UTF-16 units of the HTML of one language. */
export const campaignContentMax = 8_000
const daysMax = 366
const dayMs = 86_400_000

export type Fault = Omit<FieldError, 'field'> | undefined

export const at = (field: string, fault: Fault): FieldError | undefined => fault && { field, ...fault }

export function textFault(text: string | undefined, max: number): Fault {
  if (!text?.trim()) return { key: 'validation.required' }
  return text.length > max ? { key: 'validation.tooLong', args: { max } } : undefined
}

interface Described {
  texts: Readonly<Record<string, { title: string; content: string }>>
  startsAt: string
  endsAt: string
}

/** Missing parts of a campaign: texts in every site language, and a time span. */
export const campaignFaults = (campaign: Described, languages: readonly string[]): (FieldError | undefined)[] => [
  ...languages.flatMap((language) => [
    at(`texts.${language}.title`, textFault(campaign.texts[language]?.title, campaignTitleMax)),
    at(`texts.${language}.content`, contentFault(campaign.texts[language]?.content)),
  ]),
  ...timeFaults(campaign),
]

const contentFault = (html: string | undefined): Fault =>
  textFault(html, campaignContentMax) ?? (plainText(html ?? '') ? undefined : { key: 'validation.required' })

function timeFaults({ startsAt, endsAt }: Described): (FieldError | undefined)[] {
  const [startMs, endMs] = [startsAt, endsAt].map((time) => Date.parse(time))
  const faults = [
    at('startsAt', Number.isNaN(startMs) ? { key: 'validation.required' } : undefined),
    at('endsAt', Number.isNaN(endMs) ? { key: 'validation.required' } : undefined),
  ]
  const lengthMs = Number(endMs) - Number(startMs)
  if (lengthMs <= 0) return [at('endsAt', { key: 'validation.endsBeforeStart' })]
  return lengthMs > daysMax * dayMs ? [at('endsAt', { key: 'validation.tooManyDays', args: { max: daysMax } })] : faults
}

/** Minor units of a money text; undefined when it is none. Every currency of this release has two decimals. */
export const minorOf = (text: string): bigint | undefined =>
  /^(?:0|[1-9]\d{0,12})\.\d{2}$/.test(text) ? BigInt(text.replace('.', '')) : undefined

/** A reward and the budget of all of them: neither may be missing, and one reward has to fit. */
export function budgetFaults({ reward, budget }: { reward: string; budget: string }): (FieldError | undefined)[] {
  const [rewardMinor, budgetMinor] = [reward, budget].map(minorOf)
  const isLow = Boolean(rewardMinor && budgetMinor && budgetMinor < rewardMinor)
  return [
    at('reward', rewardMinor ? undefined : { key: 'validation.required' }),
    at('budget', budgetMinor ? undefined : { key: 'validation.required' }),
    at('budget', isLow ? { key: 'validation.budgetTooLow' } : undefined),
  ]
}

/** Limit per person: at least one reward, at most all of them. */
export function memberMaxFault(
  memberMax: string,
  leastMinor: bigint | undefined,
  budgetMinor: bigint | undefined,
): Fault {
  const maxMinor = minorOf(memberMax)
  if (!maxMinor) return { key: 'validation.required' }
  if (leastMinor && maxMinor < leastMinor) return { key: 'validation.memberMaxTooLow' }
  // A budget that is too low is told at the budget.
  const isBudgetRight = budgetMinor && budgetMinor >= (leastMinor ?? 0n)
  return isBudgetRight && maxMinor > budgetMinor ? { key: 'validation.memberMaxTooHigh' } : undefined
}

/** Of a whole number from `min` on. */
export function numberFault(value: number, max: number, min = 1): Fault {
  if (!Number.isInteger(value)) return { key: 'validation.format' }
  if (value < min) return { key: 'validation.tooSmall', args: { min } }
  return value > max ? { key: 'validation.tooBig', args: { max } } : undefined
}
