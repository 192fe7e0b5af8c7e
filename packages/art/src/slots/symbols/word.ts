import { type FaceName, outline, type Point, pathData } from '../../kit/outline.ts'

export interface WordBox {
  width: number
  height: number
  tracking?: number
  bend?: (point: Point) => Point
}

/** Path data of one word, fitted into a box round the origin. */
export function wordPath(text: string, face: FaceName, box: WordBox): string {
  const { commands, extent } = outline(text, face, box.tracking)
  const scale = Math.min(box.width / (extent.right - extent.left), box.height / (extent.bottom - extent.top))
  const [middleX, middleY] = [(extent.left + extent.right) / 2, (extent.top + extent.bottom) / 2]
  const fitted = ([x, y]: Point): Point => [(x - middleX) * scale, (y - middleY) * scale]
  return pathData(commands, (point) => (box.bend ? box.bend(fitted(point)) : fitted(point)))
}
