import type { WindowResult } from './evaluate-window.ts'
import type { SlotModel } from './slot-model.ts'
import type { LineWin, MinorText, SlotEvent, SlotRound } from './slot-round.ts'

/** The list of events of a round being played, with its running total in units and the win cap applied. */
export type RoundBook = {
  add(event: SlotEvent): void
  /** Adds the wins of a window; the last of them may reach the win cap. */
  addWins(result: WindowResult, multiplier: number): void
  isCapped(): boolean
  roundUnits(): number
  minorOf(units: number): MinorText
  close(): SlotRound
}

/** Opens the book of a round. Throws RangeError unless the stake is a positive multiple of the model's betUnits. */
export function openBook(model: SlotModel, stakeMinor: bigint): RoundBook {
  if (!isPlayableStake(model, stakeMinor)) throw new RangeError(`${stakeMinor} is no stake of ${model.id}`)
  const unitMinor = stakeMinor / BigInt(model.betUnits)
  const capUnits = model.winCapX * model.betUnits
  const events: SlotEvent[] = []
  let wonUnits = 0
  const minorOf = (units: number): MinorText => (BigInt(units) * unitMinor).toString()
  const roundUnits = () => Math.min(wonUnits, capUnits)
  const add = (event: SlotEvent): void => {
    events.push(event)
  }
  const win = (units: number) => {
    wonUnits += units
    return { amountMinor: minorOf(units), roundMinor: minorOf(roundUnits()) }
  }
  const addWins = (result: WindowResult, multiplier: number): void => {
    const units = result.lines.reduce((sum, hit) => sum + hit.units, 0) * multiplier
    if (units > 0) add({ type: 'line-wins', wins: lineWins(model, result, multiplier, minorOf), ...win(units) })
    if (result.scatterUnits > 0) {
      add({ type: 'scatter-win', cells: result.scatterCells, ...win(result.scatterUnits * multiplier) })
    }
    if (wonUnits >= capUnits) add({ type: 'win-capped', capMinor: minorOf(capUnits) })
  }
  const close = (): SlotRound => {
    const totalMinor = minorOf(roundUnits())
    add({ type: 'round-ended', totalMinor })
    return { modelId: model.id, modelVersion: model.version, stakeMinor: stakeMinor.toString(), totalMinor, events }
  }
  return { add, addWins, isCapped: () => wonUnits >= capUnits, roundUnits, minorOf, close }
}

/** Whether every win of this stake is a whole number of minor units. */
export function isPlayableStake(model: SlotModel, stakeMinor: bigint): boolean {
  return stakeMinor > 0n && stakeMinor % BigInt(model.betUnits) === 0n
}

function lineWins(
  model: SlotModel,
  result: WindowResult,
  multiplier: number,
  minorOf: (units: number) => MinorText,
): LineWin[] {
  return result.lines.map(({ line, symbol, count, units }) => ({
    line,
    symbol,
    count,
    cells: (model.lines[line] ?? []).slice(0, count).map((row, reel) => ({ reel, row })),
    amountMinor: minorOf(units * multiplier),
  }))
}
