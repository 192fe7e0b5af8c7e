import type { VendorGame } from '@fairground/contract/psw'
import type { SlotModel } from '@fairground/game-rules/slots'

/** What may happen in a game, read off its model. */
export function featuresOf({ symbols, freeSpins }: SlotModel): NonNullable<VendorGame['features']> {
  const has = (kind: string) => symbols.some((symbol) => symbol.kind === kind)
  return [
    ...(has('wild') ? (['wild'] as const) : []),
    ...(has('scatter') ? (['scatter'] as const) : []),
    ...(freeSpins.count > 0 ? (['freeSpins'] as const) : []),
    ...(freeSpins.multiplier > 1 ? (['multiplier'] as const) : []),
  ]
}
