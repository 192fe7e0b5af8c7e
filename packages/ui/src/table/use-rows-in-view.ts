import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { type RowsInView, rowsInView } from './rows-in-view.ts'

const spareCount = 12
/** So many rows are drawn as they are; windows are for longer lists. */
const wholeCountMax = 120
/** Before a row was measured. */
const guessPx = 56

/** Keeps a long table light: only the rows near the view are in the page. The page scrolls, not the table. */
export function useRowsInView(body: RefObject<HTMLElement | null>, rowCount: number): RowsInView {
  const isLong = rowCount > wholeCountMax
  const [rowPx, setRowPx] = useState(guessPx)
  const [view, setView] = useState<RowsInView>({ from: 0, to: wholeCountMax, abovePx: 0, belowPx: 0 })
  useLayoutEffect(() => {
    const rows = body.current?.querySelectorAll<HTMLElement>(':scope > tr[data-row]')
    const [first, last] = [rows?.[0], rows?.[rows.length - 1]]
    if (!isLong || !rows || !first || !last) return
    const px = (last.getBoundingClientRect().bottom - first.getBoundingClientRect().top) / rows.length
    if (px > 0 && Math.abs(px - rowPx) > 1) setRowPx(px)
  }, [body, isLong, rowPx])
  useEffect(() => {
    if (!isLong) return
    let frame = 0
    const place = () => {
      frame = 0
      const topPx = body.current?.getBoundingClientRect().top ?? 0
      const next = rowsInView({ rowCount, rowPx, topPx, viewPx: innerHeight, spareCount })
      setView((before) =>
        before.from === next.from && before.to === next.to && before.belowPx === next.belowPx ? before : next,
      )
    }
    const later = () => {
      frame ||= requestAnimationFrame(place)
    }
    place()
    addEventListener('scroll', later, { passive: true })
    addEventListener('resize', later)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', later)
      removeEventListener('resize', later)
    }
  }, [body, isLong, rowCount, rowPx])
  return isLong ? view : { from: 0, to: rowCount, abovePx: 0, belowPx: 0 }
}
