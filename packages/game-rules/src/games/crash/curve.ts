const growthPerMs = 0.00006

/** The curve itself in hundredths, not cut: for drawing. */
export const crashHeightAt = (ms: number): number => 100 * Math.exp(growthPerMs * ms)

/** The multiplier in hundredths by milliseconds since the start: floor(100 · e^(0.00006 · t)). Source: bustabit. */
export const crashX100At = (ms: number): number => Math.floor(crashHeightAt(ms))

/** The first whole millisecond at which the multiplier is at least this many hundredths; 0 for 100. */
export function crashMsOf(x100: number): number {
  let ms = Math.max(0, Math.ceil(Math.log(x100 / 100) / growthPerMs))
  while (ms > 0 && crashX100At(ms - 1) >= x100) ms -= 1
  while (crashX100At(ms) < x100) ms += 1
  return ms
}
