import { wheelOrder } from '@fairground/game-rules/games/roulette'

/** A band of pockets around a box with round corners, all in one unit. `radius` is at least `depth`. */
export interface Ring {
  width: number
  height: number
  radius: number
  depth: number
  /** Which of its sides the zero lies in the middle of. */
  zero: 'right' | 'top'
}

/** One pocket of the racetrack: its outline and the middle of it, in percent of the box. */
interface RingPocket {
  number: number
  outline: string
  x: number
  y: number
}

/** Points along each side of a pocket: enough for a corner to look round. */
const steps = 6
/** Between two pockets the felt is seen. */
const gap = 0.5

/** The pockets of the wheel in its order, clockwise around the ring. */
export function pocketsOf(ring: Ring): readonly RingPocket[] {
  const { width, height, depth } = ring
  const path = middleLine(ring)
  const length = path.length / wheelOrder.length
  const percent = ({ x, y }: Point) => ({ x: (x / width) * 100, y: (y / height) * 100 })
  return wheelOrder.map((number, place) => {
    const middle = path.zero + place * length
    const along = Array.from({ length: steps + 1 }, (_, step) => middle + (length - gap) * (step / steps - 0.5))
    const side = (offset: number) => along.map((at) => percent(path.at(at, offset)))
    const outline = [...side(depth / 2), ...side(-depth / 2).reverse()]
    const points = outline.map(({ x, y }) => `${x.toFixed(2)}% ${y.toFixed(2)}%`)
    return { number, outline: `polygon(${points.join(', ')})`, ...percent(path.at(middle, 0)) }
  })
}

interface Point {
  x: number
  y: number
}

/** The line through the middle of all pockets, clockwise from the beginning of the upper side; offsets point outwards. */
function middleLine({ width, height, radius, depth, zero }: Ring) {
  const bend = radius - depth / 2
  const [across, down, arc] = [width - 2 * radius, height - 2 * radius, (Math.PI * bend) / 2]
  const sides = [across, down, across, down]
  const length = 2 * (across + down) + 4 * arc
  const [left, top] = [radius, radius]
  const corners = [
    { x: left + across, y: top },
    { x: left + across, y: top + down },
    { x: left, y: top + down },
    { x: left, y: top },
  ]
  const at = (distance: number, offset: number): Point => {
    let rest = ((distance % length) + length) % length
    for (const [side, straight] of sides.entries()) {
      const turn = (side * Math.PI) / 2
      const corner = corners[side] ?? { x: left, y: top }
      if (rest <= straight) return moved(corner, { turn, along: rest - straight, out: bend + offset })
      rest -= straight
      if (rest <= arc) return moved(corner, { turn: turn + rest / bend, along: 0, out: bend + offset })
      rest -= arc
    }
    return at(0, offset)
  }
  return { at, length, zero: zero === 'top' ? across / 2 : across + arc + down / 2 }
}

/** From a corner's centre so far along its side and so far outwards, after so much of a turn clockwise. */
function moved({ x, y }: Point, { turn, along, out }: { turn: number; along: number; out: number }): Point {
  return {
    x: x + along * Math.cos(turn) + out * Math.sin(turn),
    y: y + along * Math.sin(turn) - out * Math.cos(turn),
  }
}
