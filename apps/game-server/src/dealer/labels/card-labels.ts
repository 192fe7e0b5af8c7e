import { setImmediate } from 'node:timers/promises'
import { codeModules, drawCardCode } from './card-code.ts'
import { writePdf } from './pdf.ts'

const pointsOfMm = 72 / 25.4
const pageMm = 297
/** Sheets of 5 × 13 labels of 38.1 × 21.2 mm, as they are sold everywhere. */
const sheet = { leftMm: 4.7, topMm: 10.7, stepXMm: 40.6, stepYMm: 21.2, widthMm: 38.1 }
const suits = 4
const ranks = 13
const packSize = suits * ranks
const moduleMm = 0.8
const codeMm = codeModules * moduleMm

/**
 * Label sheets of a set, one for each pack: a row for each rank, a column for each suit, and no word of which is which. In
 * the fifth column the sheet says whose it is.
 */
export async function printCardLabels(deckSet: string, ids: readonly string[]): Promise<Buffer> {
  const packs = Math.ceil(ids.length / packSize)
  const pages: string[] = []
  for (let pack = 0; pack < packs; pack += 1) {
    const labels = ids.slice(pack * packSize, (pack + 1) * packSize).map(labelOf)
    pages.push([...labels, textOf(deckSet, 0), textOf(`${pack + 1} / ${packs}`, 1)].join('\n'))
    // A sheet takes about 100 ms to draw: others have their turn in between.
    await setImmediate()
  }
  return writePdf(pages, deckSet)
}

const points = (mm: number): string => (mm * pointsOfMm).toFixed(3)
const leftOf = (column: number): number => sheet.leftMm + column * sheet.stepXMm
const topOf = (row: number): number => sheet.topMm + row * sheet.stepYMm

/** The code in the middle of its label; one unit is one module, counted from the top. */
function labelOf(id: string, place: number): string {
  const x = leftOf(place % suits) + (sheet.widthMm - codeMm) / 2
  const y = topOf(Math.floor(place / suits)) + (sheet.stepYMm - codeMm) / 2
  const scale = points(moduleMm)
  const runs = drawCardCode(id).flatMap((row, at) =>
    runsOf(row).map(({ from, length }) => `${from} ${at} ${length} 1 re`),
  )
  return `q ${scale} 0 0 -${scale} ${points(x)} ${points(pageMm - y)} cm ${runs.join(' ')} f Q`
}

/** Black modules that touch are one rectangle: no printer leaves a line of white between them. */
function runsOf(row: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = []
  for (const [at, isBlack] of row.entries()) {
    if (!isBlack) continue
    const last = runs.at(-1)
    if (last && last.from + last.length === at) last.length += 1
    else runs.push({ from: at, length: 1 })
  }
  return runs
}

function textOf(text: string, row: number): string {
  const baselineMm = topOf(row) + sheet.stepYMm / 2
  return `BT /F1 9 Tf ${points(leftOf(suits) + 3)} ${points(pageMm - baselineMm)} Td (${text}) Tj ET`
}
