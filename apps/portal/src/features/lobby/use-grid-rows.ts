import { type RowsInView, rowsInView } from '@fairground/ui'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

const spareRows = 4
/** So few are drawn as they are. */
const wholeCountMax = 84

/** Which items of a grid stand near the view, by their place; the page scrolls, not the grid. */
export function useGridRows(list: RefObject<HTMLElement | null>, count: number): RowsInView {
  const isLong = count > wholeCountMax
  const [size, setSize] = useState<{ columns: number; rowPx: number }>()
  const [topPx, setTopPx] = useState(0)
  useLayoutEffect(() => {
    const grid = list.current
    if (!grid || !isLong) return
    const measure = () => setSize((before) => newer(before, sizeOf(grid)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(grid)
    return () => observer.disconnect()
  }, [list, isLong])
  useEffect(() => {
    if (!isLong) return
    let frame = 0
    const place = () => {
      frame = 0
      setTopPx(list.current?.parentElement?.getBoundingClientRect().top ?? 0)
    }
    const later = () => {
      frame ||= requestAnimationFrame(place)
    }
    place()
    addEventListener('scroll', later, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', later)
    }
  }, [list, isLong])
  if (!isLong || !size) return { from: 0, to: count, abovePx: 0, belowPx: 0 }
  const rows = rowsInView({
    rowCount: Math.ceil(count / size.columns),
    rowPx: size.rowPx,
    topPx,
    viewPx: innerHeight,
    spareCount: spareRows,
  })
  return { ...rows, from: rows.from * size.columns, to: Math.min(count, rows.to * size.columns) }
}

function sizeOf(grid: HTMLElement) {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
  const itemPx = grid.firstElementChild?.getBoundingClientRect().height ?? 0
  return { columns: gridTemplateColumns.split(' ').length, rowPx: itemPx + Number.parseFloat(rowGap) }
}

/** The measured size, unless it is the same, or there was nothing to measure. */
const newer = <Size extends { columns: number; rowPx: number }>(before: Size | undefined, now: Size) =>
  now.rowPx < 40 || (before?.columns === now.columns && Math.abs(before.rowPx - now.rowPx) < 0.5) ? before : now
