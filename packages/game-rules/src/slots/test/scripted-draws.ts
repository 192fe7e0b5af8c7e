import type { ReelDraws } from '../reel-draws.ts'

/** Draws that give these stops in order and then fail: a test says exactly what is seen. */
export function scriptedDraws(...spins: readonly (readonly number[])[]): ReelDraws & { readonly left: () => number } {
  const queue = spins.flat()
  return {
    int(n) {
      const stop = queue.shift()
      if (stop === undefined || stop >= n) throw new Error('The script has no such stop')
      return stop
    },
    left: () => queue.length,
  }
}
