import type { CodedModel } from './coded-model.ts'

/** ways[k]: stop combinations of the reels from `first` on that show k scatters; the reels are independent. */
export function scatterWays({ reels }: CodedModel, first = 0): number[] {
  return reels.slice(first).reduce<number[]>(
    (ways, windows) => {
      const next: number[] = []
      for (const { scatters, stops } of windows) {
        for (const [count, way] of ways.entries()) next[count + scatters] = (next[count + scatters] ?? 0) + way * stops
      }
      return Array.from(next, (way) => way ?? 0)
    },
    [1],
  )
}
