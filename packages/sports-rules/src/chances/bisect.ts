/** Halvings after which a double has no digits left. */
const halvings = 60

/** The chance at which a rising function of it comes to `wanted`; an end of [0, 1] where it never does. */
export function bisect(rising: (chance: number) => number, wanted: number): number {
  let [low, high] = [0, 1]
  for (let halving = 0; halving < halvings; halving += 1) {
    const middle = (low + high) / 2
    if (rising(middle) < wanted) low = middle
    else high = middle
  }
  return (low + high) / 2
}
