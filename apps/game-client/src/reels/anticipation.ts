import type { SlotModel, SpinMode, SymbolId } from '@fairground/game-rules/slots'

type Window = readonly (readonly SymbolId[])[]

/**
 * Which reels may be waited for with more tension: those that can still bring the LAST scatter the free spins need.
 * Never a reel that can bring none, never when it is already won or out of reach, never in a game mode without them.
 */
export function anticipatedReels(model: SlotModel, mode: SpinMode, window: Window): boolean[] {
  const { triggerCount } = model.scatter
  const { count, retriggerCount } = model.freeSpins
  const isOffered = count > 0 && (mode === 'base' || (mode === 'free' && retriggerCount > 0))
  const scatters = new Set(model.symbols.filter(({ kind }) => kind === 'scatter').map(({ id }) => id))
  const strips = stripsOf(model, mode)
  let landed = 0
  return window.map((column, reel) => {
    const canBring = strips[reel]?.some((symbol) => scatters.has(symbol)) ?? false
    const isWaitedFor = isOffered && canBring && landed === triggerCount - 1
    landed += column.filter((symbol) => scatters.has(symbol)).length
    return isWaitedFor
  })
}

/** The strips that turn in a mode, one per reel. */
export function stripsOf(model: SlotModel, mode: SpinMode): readonly (readonly SymbolId[])[] {
  const id = mode === 'free' ? model.freeSpins.reelSet : 'base'
  return model.reelSets.find((reelSet) => reelSet.id === id)?.strips ?? []
}
