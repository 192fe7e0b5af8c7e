import { createPlace } from './prompt.ts'

/** Minor units of two decimals. */
export interface FrameBalance {
  balanceMinor: string
  currency: string
}

const { set, use } = createPlace<FrameBalance>()

/** What a game over the page shows of the money; undefined when it is gone. */
export const showFrameBalance = set
export const useFrameBalance = use
