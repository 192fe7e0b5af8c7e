import { type ReactNode, useRef } from 'react'
import { columnsThatFit } from './road-model.ts'
import { useWidth } from './use-width.ts'

interface FittedProps {
  /** About how large a cell is drawn. */
  cellPx: number
  children: (columns: number) => ReactNode
}

/** Draws as many columns as its width has room for. */
export function Fitted({ cellPx, children }: FittedProps) {
  const box = useRef<HTMLDivElement>(null)
  const columns = columnsThatFit(useWidth(box), cellPx)
  return (
    <div ref={box} className="road-fitted">
      {children(columns)}
    </div>
  )
}
