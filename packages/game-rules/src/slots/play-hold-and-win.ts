import { drawWeighted } from './draw-weighted.ts'
import { cellsOf } from './evaluate-window.ts'
import type { ReelDraws } from './reel-draws.ts'
import type { RoundBook } from './round-book.ts'
import type { HoldAndWinRule, SlotModel } from './slot-model.ts'
import type { Cell, HeldCoin } from './slot-round.ts'
import type { SlotWindow } from './slot-window.ts'
import type { SpinResult } from './spin-result.ts'

/** Whether the window shows enough coins. */
export function isHoldTrigger(model: SlotModel, { window }: SpinResult): boolean {
  return model.holdAndWin !== undefined && cellsOf(model, 'coin', window).length >= model.holdAndWin.triggerCount
}

type HoldInput = { readonly book: RoundBook; readonly stream: ReelDraws; readonly window: SlotWindow }

/** Holds the coins and respins the empty cells until the spins run out without a new coin, or none is empty. */
export function playHoldAndWin(model: SlotModel, { book, stream, window }: HoldInput): void {
  const rule = model.holdAndWin
  if (!rule) return
  const hoard = openHoard(model, { rule, book, stream })
  let remaining = rule.respins
  book.add({ type: 'hold-started', coins: cellsOf(model, 'coin', window).map(hoard.land), remaining })
  while (remaining > 0 && hoard.empty().length > 0) {
    const coins = hoard
      .empty()
      .filter(() => stream.int(rule.coinOneIn) === 0)
      .map(hoard.land)
    remaining = coins.length > 0 ? rule.respins : remaining - 1
    book.add({ type: 'hold-spun', coins, remaining })
  }
  const coinCount = model.grid.reels * model.grid.rows - hoard.empty().length
  book.addHoldWin({ coinCount, coinUnits: hoard.units(), grandUnits: hoard.grandUnits() })
}

type HoardInput = { readonly rule: HoldAndWinRule; readonly book: RoundBook; readonly stream: ReelDraws }

/** The coins held so far; each is given its value when it lands. */
function openHoard(model: SlotModel, { rule, book, stream }: HoardInput) {
  const { reels, rows } = model.grid
  const taken = new Set<string>()
  let units = 0
  const cells = Array.from({ length: reels * rows }, (_, at) => ({ reel: Math.floor(at / rows), row: at % rows }))
  const values = rule.values.map((value) => [value, value.weight] as const)
  const land = ({ reel, row }: Cell): HeldCoin => {
    const { x, jackpot } = drawWeighted(values, stream)
    taken.add(`${reel} ${row}`)
    units += x * model.betUnits
    return { reel, row, amountMinor: book.minorOf(x * model.betUnits), ...(jackpot ? { jackpot } : {}) }
  }
  return {
    land,
    empty: () => cells.filter(({ reel, row }) => !taken.has(`${reel} ${row}`)),
    units: () => units,
    grandUnits: () => (taken.size === cells.length ? rule.grandX * model.betUnits : 0),
  }
}
