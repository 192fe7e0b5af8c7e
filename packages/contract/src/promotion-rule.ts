import type { FieldError } from './envelope.ts'
import type { PromotionTerms } from './promotions.ts'
import { plainText } from './rich-text.ts'

export const promotionTitleMax = 80
/** UTF-16 units of the HTML of one language. */
export const promotionContentMax = 8_000
export const tryCountMaxMax = 5
export const claimDaysMax = 90
const daysMax = 366
const dayMs = 86_400_000

interface Wanted {
  terms: PromotionTerms
  /** Every language the site speaks. */
  languages: readonly string[]
}

type Fault = Omit<FieldError, 'field'> | undefined

/** Why a promotion cannot be as described; empty when it can. The form and the server both ask. */
export const checkPromotion = ({ terms, languages }: Wanted): FieldError[] =>
  [
    ...languages.flatMap((language) => [
      at(`texts.${language}.title`, textFault(terms.texts[language]?.title, promotionTitleMax)),
      at(`texts.${language}.content`, contentFault(terms.texts[language]?.content)),
    ]),
    ...timeFaults(terms),
    ...amountFaults(terms),
    at('tryCountMax', numberFault(terms.tryCountMax, tryCountMaxMax)),
    at('claimDays', numberFault(terms.claimDays, claimDaysMax)),
  ].filter((fault) => fault !== undefined)

const at = (field: string, fault: Fault): FieldError | undefined => fault && { field, ...fault }

function textFault(text: string | undefined, max: number): Fault {
  if (!text?.trim()) return { key: 'validation.required' }
  return text.length > max ? { key: 'validation.tooLong', args: { max } } : undefined
}

const contentFault = (html: string | undefined): Fault =>
  textFault(html, promotionContentMax) ?? (plainText(html ?? '') ? undefined : { key: 'validation.required' })

function timeFaults({ startsAt, endsAt }: PromotionTerms): (FieldError | undefined)[] {
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
const minorOf = (text: string): bigint | undefined =>
  /^(?:0|[1-9]\d{0,12})\.\d{2}$/.test(text) ? BigInt(text.replace('.', '')) : undefined

function amountFaults({ reward, budget, goal, goalAmount }: PromotionTerms): (FieldError | undefined)[] {
  const [rewardMinor, budgetMinor, goalMinor] = [reward, budget, goalAmount].map(minorOf)
  const isLow = Boolean(rewardMinor && budgetMinor && budgetMinor < rewardMinor)
  return [
    at('reward', rewardMinor ? undefined : { key: 'validation.required' }),
    at('budget', budgetMinor ? undefined : { key: 'validation.required' }),
    at('budget', isLow ? { key: 'validation.budgetTooLow' } : undefined),
    at('goalAmount', goal !== 'none' && !goalMinor ? { key: 'validation.required' } : undefined),
  ]
}

function numberFault(value: number, max: number): Fault {
  if (!Number.isInteger(value)) return { key: 'validation.format' }
  if (value < 1) return { key: 'validation.tooSmall', args: { min: 1 } }
  return value > max ? { key: 'validation.tooBig', args: { max } } : undefined
}
