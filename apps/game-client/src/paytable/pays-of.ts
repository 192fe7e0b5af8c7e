import type { SlotModel, SlotSymbol } from '@fairground/game-rules/slots'

export interface CountPay {
  count: number
  amountMinor: bigint
}

/** What each count of a symbol pays at a total stake, the largest first. Scatters pay total bets, all others line units. */
export function paysOf(model: SlotModel, { id, kind }: SlotSymbol, stakeMinor: bigint): CountPay[] {
  const isScatter = kind === 'scatter'
  const pays = isScatter ? model.scatter.paysX : (model.pays[id] ?? {})
  const unitMinor = isScatter ? stakeMinor : stakeMinor / BigInt(model.betUnits)
  return Object.entries(pays)
    .map(([count, units]) => ({ count: Number(count), amountMinor: BigInt(units) * unitMinor }))
    .sort((a, b) => b.count - a.count)
}
