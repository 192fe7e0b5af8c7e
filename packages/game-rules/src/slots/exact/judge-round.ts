import { reelSetOf, type SlotModel } from '../slot-model.ts'
import type { CascadeEvent, ReelsCoveredEvent, SlotEvent, SlotRound, SpinEvent } from '../slot-round.ts'
import type { SlotWindow } from '../slot-window.ts'
import { refereeUnits, refereeWins } from './referee.ts'

/**
 * Adds up a round as the referee sees it and compares it with what was paid. Throws where they differ.
 * At a stake of one minor unit per unit, every amount of the events is a number of units.
 */
export function judgeRound(model: SlotModel, round: SlotRound): void {
  let [expected, paid] = [0, 0]
  for (const [index, event] of round.events.entries()) {
    expected += expectedUnits(model, round.events, index)
    if ('roundMinor' in event) paid += Number(event.amountMinor)
  }
  const cap = model.winCapX * model.betUnits
  const isRight = expected === paid || (expected >= cap && paid >= cap)
  if (!isRight || Math.min(expected, cap) !== Number(round.totalMinor)) {
    throw new Error(`The engine paid ${paid}, the referee ${expected}: ${JSON.stringify(round)}`)
  }
}

function expectedUnits(model: SlotModel, events: readonly SlotEvent[], index: number): number {
  const event = events[index]
  switch (event?.type) {
    case 'spin':
      return spinUnits(model, events, index, event)
    case 'cascade':
      return fallenUnits(model, events, index, event)
    case 'reels-covered':
      return coveredUnits(model, event)
    case 'hold-started':
    case 'hold-spun':
      return event.coins.reduce((sum, { amountMinor }) => sum + Number(amountMinor), 0)
    case 'hold-ended':
      return event.coinCount === model.grid.reels * model.grid.rows
        ? (model.holdAndWin?.grandX ?? 0) * model.betUnits
        : 0
    default:
      return 0
  }
}

function spinUnits(model: SlotModel, events: readonly SlotEvent[], index: number, event: SpinEvent): number {
  if (model.cascade) {
    const steps = event.mode === 'free' ? model.cascade.freeMultipliers : model.cascade.multipliers
    const wins = refereeWins(model, event.window) * event.multiplier * (steps[0] ?? 1)
    return wins + (wins === 0 ? scatterUnits(model, event.window) * event.multiplier : 0)
  }
  const isCoveredNext = model.wildRespins && events[index + 1]?.type === 'reels-covered'
  return isCoveredNext ? 0 : refereeUnits(model, event.window).units * event.multiplier
}

/** Also checks that what fell is what had to fall: the strips go on upwards from the stops of the spin. */
function fallenUnits(model: SlotModel, events: readonly SlotEvent[], index: number, event: CascadeEvent): number {
  const from = events.slice(0, index).findLastIndex(({ type }) => type === 'spin')
  const spin = events[from] as SpinEvent
  const falls = events.slice(from, index + 1).filter((seen): seen is CascadeEvent => seen.type === 'cascade')
  assertFall(model, spin, falls)
  const wins = refereeWins(model, event.window)
  return wins > 0 ? wins * event.multiplier : scatterUnits(model, event.window) * spin.multiplier
}

/** Each reel must show, from below: what was not removed, then its strip upwards from the stop, in one unbroken row. */
function assertFall(model: SlotModel, spin: SpinEvent, falls: readonly CascadeEvent[]): void {
  const { strips } = reelSetOf(model, spin.mode === 'free' ? model.freeSpins.reelSet : 'base')
  for (const [reel, strip] of strips.entries()) {
    const stop = spin.stops[reel] ?? 0
    let column = [...(spin.window[reel] ?? [])]
    let fallen = 0
    for (const { removed, window } of falls) {
      const rows = removed.filter((cell) => cell.reel === reel).map(({ row }) => row)
      for (const row of rows.sort((a, b) => a - b)) {
        fallen += 1
        column.splice(row, 1)
        column = [strip[(((stop - fallen) % strip.length) + strip.length) % strip.length] ?? '', ...column]
      }
      if (column.join() !== window[reel]?.join()) throw new Error(`Reel ${reel + 1} fell wrongly`)
    }
  }
}

const scatterUnits = (model: SlotModel, window: SlotWindow): number =>
  refereeUnits(model, window).units - refereeWins(model, window)

/** Wild reels are judged as they stand; a chosen symbol pays on every line by its reels. */
function coveredUnits(model: SlotModel, { symbol, reels, window }: ReelsCoveredEvent): number {
  if (model.wildRespins) return refereeUnits(model, window).units
  return (model.pays[symbol]?.[reels.length] ?? 0) * model.lines.length * model.freeSpins.multiplier
}
