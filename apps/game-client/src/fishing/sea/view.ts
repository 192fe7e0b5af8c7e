export interface Size {
  width: number
  height: number
}

export type Point = readonly [x: number, y: number]

/** How the field of the room lies on the screen: stretched to it, and turned about for the seats of its upper edge. */
export interface View {
  screen: Size
  toScreen(point: Point): Point
  toField(point: Point): Point
  /** Pixels per unit, for pictures, which are never stretched. */
  scale: number
}

/**
 * Field and screen may have another shape, as on a phone held upright. Both axes are stretched on their own: a straight
 * line stays one, and a bullet that bounces at an edge bounces there on every screen.
 */
export function viewOf(field: Size, screen: Size, isTurned: boolean): View {
  const [across, down] = [screen.width / field.width, screen.height / field.height]
  const turn = ([x, y]: Point): Point => (isTurned ? [field.width - x, field.height - y] : [x, y])
  return {
    screen,
    toScreen(point) {
      const [x, y] = turn(point)
      return [x * across, y * down]
    },
    toField: ([x, y]) => turn([x / across, y / down]),
    scale: Math.sqrt(across * down),
  }
}
