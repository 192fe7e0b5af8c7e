import type { Store } from '@fairground/vendor-ui'
import type { FishingState, Saying } from './fishing-state.ts'

const sayingMs = 2_600

/** One line at a time, for a moment; the newest wins. */
export function createSayings(screen: Store<FishingState>): (saying: Saying) => void {
  let said = 0
  return (saying) => {
    said += 1
    const key = said
    screen.set({ saying: { ...saying, key } })
    setTimeout(() => {
      if (screen.get().saying?.key === key) screen.set({ saying: undefined })
    }, sayingMs)
  }
}
