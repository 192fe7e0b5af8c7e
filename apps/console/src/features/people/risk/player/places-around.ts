export interface Place {
  /** Percent of the width and of the height. */
  x: number
  y: number
}

const innerMax = 8

/** Places on one ring around the middle, on a second one for more than eight, from the top on. */
export function placesAround(count: number): Place[] {
  const inner = Math.min(count, innerMax)
  return Array.from({ length: count }, (_, index) => {
    const isInner = index < innerMax
    const [at, of] = isInner ? [index, inner] : [index - innerMax, count - innerMax]
    const angle = (2 * Math.PI * at) / of - Math.PI / 2 + (isInner ? 0.4 : 0)
    const [rx, ry] = isInner ? [32, 34] : [43, 43]
    return { x: 50 + rx * Math.cos(angle), y: 50 + ry * Math.sin(angle) }
  })
}
