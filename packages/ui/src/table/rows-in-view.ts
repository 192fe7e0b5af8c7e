export interface RowsInView {
  /** First row drawn, and the first one after the last. */
  from: number
  to: number
  /** Height in px of what is left out above and below. */
  abovePx: number
  belowPx: number
}

interface RowPlaces {
  rowCount: number
  rowPx: number
  /** Top of the first row from the top of the view; below zero when it is scrolled away. */
  topPx: number
  viewPx: number
  /** Rows drawn beyond each edge, so that a quick scroll finds them there. */
  spareCount: number
}

/** Which rows of a long list stand in the view, all of one height. */
export function rowsInView({ rowCount, rowPx, topPx, viewPx, spareCount }: RowPlaces): RowsInView {
  const first = Math.floor(-topPx / rowPx) - spareCount
  const last = Math.ceil((viewPx - topPx) / rowPx) + spareCount
  const to = Math.min(rowCount, Math.max(last, Math.min(rowCount, spareCount)))
  const from = Math.max(0, Math.min(first, to - 1))
  return { from, to, abovePx: from * rowPx, belowPx: (rowCount - to) * rowPx }
}
