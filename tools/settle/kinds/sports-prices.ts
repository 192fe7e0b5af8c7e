import { toNumber } from '@fairground/game-rules/exact'
import { cutPriceX100, oddsFormats, palpableError, pricePhases, withMargin, writeOdds } from '@fairground/sports-rules'
import * as z from 'zod'
import { listOf, oneOf, share } from '../fields.ts'
import { type Kind, kind, refuse } from '../kind.ts'
import { booksum, hundredths, odds, oddsAboveOne } from './sports-fields.ts'

const selectionsMax = 200
const margin = z.object({
  probabilities: listOf(share, { min: 2, max: selectionsMax }),
  booksum,
  method: oneOf(['power', 'shin']).optional(),
})

export const sportsPriceKinds: readonly Kind[] = [
  kind('odds-formats', z.object({ decimal: oddsAboveOne }), ({ decimal }) =>
    Object.fromEntries(oddsFormats.map((format) => [format, writeOdds(format, decimal)])),
  ),
  kind('margin', margin, ({ probabilities, booksum: sum, method }) => {
    const prices = withMargin(probabilities.map(toNumber), toNumber(sum), method)
    if (!prices) return refuse('booksum', 'one that these chances can have')
    return { odds: prices.map((price) => (Number.isFinite(price) ? hundredths(cutPriceX100(price)) : null)) }
  }),
  kind(
    'palpable-error',
    z.object({ price: odds, fair: odds, phase: oneOf(pricePhases) }),
    ({ price, fair, phase }) => ({ action: palpableError(price, fair, phase) }),
  ),
]
