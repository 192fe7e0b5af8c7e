import type { VendorGame } from '@fairground/contract/psw'
import type { SlotModel } from '@fairground/game-rules/slots'

type Feature = NonNullable<VendorGame['features']>[number]

/** What may happen in a game, read off its model. */
export function featuresOf(model: SlotModel): Feature[] {
  const { symbols, freeSpins, cascade, kind, holdAndWin } = model
  const shows = (wanted: string) => symbols.some((symbol) => symbol.kind === wanted)
  const multipliers = [freeSpins.multiplier, ...(cascade?.multipliers ?? []), ...(cascade?.freeMultipliers ?? [])]
  const facts: Readonly<Record<Feature, boolean>> = {
    wild: shows('wild'),
    scatter: shows('scatter'),
    freeSpins: freeSpins.count > 0,
    multiplier: multipliers.some((multiplier) => multiplier > 1),
    jackpot: model.jackpot !== undefined || (holdAndWin?.values.some(({ jackpot }) => jackpot !== undefined) ?? false),
    ways: kind === 'ways',
    cascade: cascade !== undefined,
    book: freeSpins.expanding !== undefined,
    stickyWild: freeSpins.stickyWilds === true,
    holdAndWin: holdAndWin !== undefined,
    respin: model.wildRespins === true,
    buy: model.buy !== undefined,
  }
  return (Object.keys(facts) as Feature[]).filter((feature) => facts[feature])
}
