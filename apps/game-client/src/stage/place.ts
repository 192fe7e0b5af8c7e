import type { Box } from '../machine/layout-cabinet.ts'

/** Where an element stands inside the panel that the canvas covers, in CSS pixels. */
export function placeIn(panel: HTMLElement, element: HTMLElement): Box {
  const outer = panel.getBoundingClientRect()
  const inner = element.getBoundingClientRect()
  return { x: inner.x - outer.x, y: inner.y - outer.y, width: inner.width, height: inner.height }
}

/** A box as the style of an absolutely placed element; the canvas itself is never mirrored, so neither is this. */
export const boxStyle = ({ x, y, width, height }: Box) => ({ inset: `${y}px auto auto ${x}px`, width, height })
