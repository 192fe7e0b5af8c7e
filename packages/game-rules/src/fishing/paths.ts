/*
 * Where fish and bullets are at any moment, alike on the server and in every browser: whole-number draws, and no function
 * but + − × ÷ and the square root, whose last bit is the same everywhere.
 */

export type Point = { readonly x: number; readonly y: number }

/** A fish from which its place follows at any moment. */
export type SwimmingFish = {
  readonly pathSeed: number
  /** Sideways of the path: fish of a shoal swim beside each other. */
  readonly shift: readonly [number, number]
  readonly startMs: number
  readonly swimMs: number
}

/** Everything stands still from one moment to the other. */
export type Freeze = { readonly fromMs: number; readonly untilMs: number }

export type FlyingBullet = {
  readonly seat: number
  readonly aim: readonly [number, number]
  readonly firedMs: number
}

/** The field in its own units, whatever the screen has: x to the right, y downwards. */
export const fishingField = { width: 1600, height: 900 } as const
/** Units a millisecond. */
export const bulletSpeed = 1.4
/** A bullet that hit nothing for so long comes back. */
export const bulletLifeMs = 8_000
/** Fish begin and end so far outside, at least. */
const margin = 160
const innerPoints = 3

const guns: readonly Point[] = [
  { x: 440, y: fishingField.height },
  { x: 1160, y: fishingField.height },
  { x: 440, y: 0 },
  { x: 1160, y: 0 },
]

/** The muzzle of a seat: 0 and 1 at the lower edge, 2 and 3 at the upper one. */
export const gunOf = (seat: number): Point => guns[seat] ?? { x: fishingField.width / 2, y: fishingField.height }

/** Ends of the path, outside the field, with the points it passes in between. */
export function pathPoints(pathSeed: number): readonly Point[] {
  const draw = drawsOf(pathSeed)
  const isLeft = draw(2) === 0
  const { width, height } = fishingField
  const outside = (): Point => ({ x: -margin - draw(120), y: draw(height) })
  const points = [outside()]
  for (let at = 1; at <= innerPoints; at += 1) {
    const near = (width * at) / (innerPoints + 1)
    points.push({ x: near - 150 + draw(300), y: 90 + draw(height - 180) })
  }
  points.push({ x: width + margin + draw(120), y: draw(height) })
  return isLeft ? points : points.map(({ x, y }) => ({ x: width - x, y }))
}

/** A point of the spline through all points: 0 is its beginning, 1 its end. Catmull–Rom. */
export function pointOn(points: readonly Point[], part: number): Point {
  const spans = points.length - 1
  const scaled = Math.min(Math.max(part, 0), 1) * spans
  const span = Math.min(Math.floor(scaled), spans - 1)
  const t = scaled - span
  const [a, b, c, d] = [pick(points, span - 1), pick(points, span), pick(points, span + 1), pick(points, span + 2)]
  return { x: through([a.x, b.x, c.x, d.x], t), y: through([a.y, b.y, c.y, d.y], t) }
}

/** For how long it has swum by then, without the time in which everything stood still; negative before it begins. */
export function swumMs(startMs: number, atMs: number, freezes: readonly Freeze[]): number {
  const stood = freezes.reduce(
    (sum, { fromMs, untilMs }) => sum + Math.max(0, Math.min(atMs, untilMs) - Math.max(startMs, fromMs)),
    0,
  )
  return atMs - startMs - stood
}

/** Undefined before it begins and after it has swum away. */
export function fishAt(fish: SwimmingFish, atMs: number, freezes: readonly Freeze[]): Point | undefined {
  const swum = swumMs(fish.startMs, atMs, freezes)
  if (swum < 0 || swum > fish.swimMs) return undefined
  const { x, y } = pointOn(pathPoints(fish.pathSeed), swum / fish.swimMs)
  return { x: x + fish.shift[0], y: y + fish.shift[1] }
}

/** Whether it can be aimed at: its middle is in the field. */
export const isInField = ({ x, y }: Point): boolean =>
  x >= 0 && x <= fishingField.width && y >= 0 && y <= fishingField.height

/** Where a bullet is: it flies straight and bounces off the edges. */
export function bulletAt({ seat, aim: [aimX, aimY], firedMs }: FlyingBullet, atMs: number): Point {
  const gun = gunOf(seat)
  const flown = (Math.max(0, atMs - firedMs) * bulletSpeed) / Math.sqrt(aimX * aimX + aimY * aimY)
  return { x: bounced(gun.x + aimX * flown, fishingField.width), y: bounced(gun.y + aimY * flown, fishingField.height) }
}

/**
 * Where to aim so that a bullet meets the fish, and when it does: undefined where it swims away before. Lock-on and
 * auto-aim use this; the aim is whole numbers, as `hits` tells it.
 */
export function aimAt(
  seat: number,
  fish: SwimmingFish,
  firedMs: number,
  freezes: readonly Freeze[],
): { readonly aim: readonly [number, number]; readonly hitMs: number } | undefined {
  const gun = gunOf(seat)
  let hitMs = firedMs
  for (let turn = 0; turn < 12; turn += 1) {
    const at = fishAt(fish, hitMs, freezes)
    if (!at) return undefined
    hitMs = firedMs + distance(gun, at) / bulletSpeed
  }
  const at = fishAt(fish, hitMs, freezes)
  if (!at || !isInField(at)) return undefined
  const aim = [Math.round((at.x - gun.x) * 10), Math.round((at.y - gun.y) * 10)] as const
  return aim[0] === 0 && aim[1] === 0 ? undefined : { aim, hitMs: Math.round(hitMs) }
}

/** How far a fish swims in so long around that moment: its place moves by so much while messages travel. */
export function swimsInMs(fish: SwimmingFish, atMs: number, ms: number): number {
  const [before, at, after] = [atMs - ms, atMs, atMs + ms].map((when) => fishAt(fish, when, []))
  const legs = [before && at ? distance(before, at) : 0, at && after ? distance(at, after) : 0]
  return Math.max(...legs)
}

export const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)

/** How far a point is from the straight line of a shot. */
export function besideLine(point: Point, from: Point, [aimX, aimY]: readonly [number, number]): number {
  return Math.abs((point.x - from.x) * aimY - (point.y - from.y) * aimX) / Math.sqrt(aimX * aimX + aimY * aimY)
}

/** Whole numbers below a bound, one after the other, of a seed of 32 bits (mulberry32): for looks, never for money. */
export function drawsOf(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** A place on an endless line, folded back into 0 to `size` at every edge. */
function bounced(place: number, size: number): number {
  const folded = place % (2 * size)
  const onward = folded < 0 ? folded + 2 * size : folded
  return onward > size ? 2 * size - onward : onward
}

/** Catmull–Rom between the middle two of four. */
const through = ([a, b, c, d]: readonly [number, number, number, number], t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * (t * t) + (3 * b - a - 3 * c + d) * (t * t * t))

const nowhere: Point = { x: 0, y: 0 }
const pick = (points: readonly Point[], at: number): Point =>
  points[Math.min(Math.max(at, 0), points.length - 1)] ?? nowhere
