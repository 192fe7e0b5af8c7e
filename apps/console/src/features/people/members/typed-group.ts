interface Bounds {
  least: number
  most: number
}

interface Fault {
  key: 'format' | 'tooSmall' | 'tooBig'
  bounds: { min?: number; max?: number }
}

const digits = /^\d{1,4}$/

/** What is amiss with a typed prize group. */
export function groupFault(text: string, { least, most }: Bounds): Fault | undefined {
  const whole = text.trim()
  if (!digits.test(whole)) return { key: 'format', bounds: {} }
  if (Number(whole) < least) return { key: 'tooSmall', bounds: { min: least } }
  return Number(whole) > most ? { key: 'tooBig', bounds: { max: most } } : undefined
}

/** A typed prize group in its bounds. */
export const groupOfTyped = (text: string, bounds: Bounds): number | undefined =>
  groupFault(text, bounds) ? undefined : Number(text.trim())
