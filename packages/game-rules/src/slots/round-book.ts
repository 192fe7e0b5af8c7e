import type { LineHit } from './evaluate-lines.ts'
import type { WindowResult } from './evaluate-window.ts'
import type { SlotModel } from './slot-model.ts'
import type { LineWin, MinorText, SlotEvent, SlotRound, SymbolWin } from './slot-round.ts'

/** Wins of a window; a line that pays by covered reels names them, any other runs from the first reel. */
export type WindowWins = Pick<WindowResult, 'hits' | 'scatterCells' | 'scatterUnits'> & {
  readonly lines: readonly (LineHit & { readonly reels?: readonly number[] })[]
}

export type HoldWin = { readonly coinCount: number; readonly coinUnits: number; readonly grandUnits: number }

/** The list of events of a round being played, with its running total in units and the win cap applied. */
export type RoundBook = {
  add(event: SlotEvent): void
  /** Adds the wins of a window; the last of them may reach the win cap. */
  addWins(result: WindowWins, multiplier: number): void
  addHoldWin(win: HoldWin): void
  isCapped(): boolean
  roundUnits(): number
  minorOf(units: number): MinorText
  /** `costX`: stakes of this size the round has cost. */
  close(costX?: number): SlotRound
}

/** Opens the book of a round. Throws RangeError unless the stake is a positive multiple of the model's betUnits. */
export function openBook(model: SlotModel, stakeMinor: bigint): RoundBook {
  if (!isPlayableStake(model, stakeMinor)) throw new RangeError(`${stakeMinor} is no stake of ${model.id}`)
  const unitMinor = stakeMinor / BigInt(model.betUnits)
  const capUnits = model.winCapX * model.betUnits
  const events: SlotEvent[] = []
  let wonUnits = 0
  const unit = Number(unitMinor)
  /** In doubles where they are exact: bigints take longer than all the rest of a small spin. */
  const minorOf = (units: number): MinorText =>
    Number.isSafeInteger(units * unit) ? `${units * unit}` : (BigInt(units) * unitMinor).toString()
  const roundUnits = () => Math.min(wonUnits, capUnits)
  const add = (event: SlotEvent): void => {
    events.push(event)
  }
  const win = (units: number) => {
    wonUnits += units
    return { amountMinor: minorOf(units), roundMinor: minorOf(roundUnits()) }
  }
  const unitsOf = (hits: readonly { readonly units: number }[]) => hits.reduce((sum, { units }) => sum + units, 0)
  const addWins = (result: WindowWins, multiplier: number): void => {
    const [lineUnits, hitUnits] = [unitsOf(result.lines) * multiplier, unitsOf(result.hits) * multiplier]
    const minorTimes = (units: number) => minorOf(units * multiplier)
    if (lineUnits > 0) add({ type: 'line-wins', wins: lineWins(model, result, minorTimes), ...win(lineUnits) })
    if (hitUnits > 0) add({ type: 'symbol-wins', wins: symbolWins(result, minorTimes), ...win(hitUnits) })
    if (result.scatterUnits > 0) {
      add({ type: 'scatter-win', cells: result.scatterCells, ...win(result.scatterUnits * multiplier) })
    }
    capOff()
  }
  const capOff = () => {
    if (wonUnits >= capUnits) add({ type: 'win-capped', capMinor: minorOf(capUnits) })
  }
  const addHoldWin = ({ coinCount, coinUnits, grandUnits }: HoldWin): void => {
    add({ type: 'hold-ended', coinCount, grandMinor: minorOf(grandUnits), ...win(coinUnits + grandUnits) })
    capOff()
  }
  const close = (costX = 1): SlotRound => {
    const totalMinor = minorOf(roundUnits())
    const paidMinor = minorOf(costX * model.betUnits)
    add({ type: 'round-ended', totalMinor })
    return { modelId: model.id, modelVersion: model.version, stakeMinor: paidMinor, totalMinor, events }
  }
  return { add, addWins, addHoldWin, isCapped: () => wonUnits >= capUnits, roundUnits, minorOf, close }
}

/** Whether every win of this stake is a whole number of minor units. */
export function isPlayableStake(model: SlotModel, stakeMinor: bigint): boolean {
  return stakeMinor > 0n && stakeMinor % BigInt(model.betUnits) === 0n
}

function lineWins(model: SlotModel, { lines }: WindowWins, minorOf: (units: number) => MinorText): LineWin[] {
  return lines.map(({ line, symbol, count, units, reels }) => {
    const cells = (model.lines[line] ?? []).map((row, reel) => ({ reel, row }))
    const won = reels ? cells.filter(({ reel }) => reels.includes(reel)) : cells.slice(0, count)
    return { line, symbol, count, cells: won, amountMinor: minorOf(units) }
  })
}

const symbolWins = ({ hits }: WindowWins, minorOf: (units: number) => MinorText): SymbolWin[] =>
  hits.map(({ symbol, count, ways, cells, units }) => ({ symbol, count, ways, cells, amountMinor: minorOf(units) }))
