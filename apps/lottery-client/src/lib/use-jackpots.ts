import type { LotteryJackpot } from '@fairground/contract/lottery'
import { useLottery, useLotteryState } from '../play/lottery-context.ts'

/** The pools of a lottery that this player's tickets share in, the first prize first. */
export function useJackpots(gameId: string): readonly LotteryJackpot[] {
  const { mode, currency } = useLottery().session
  const listed = useLotteryState(({ lotteries }) => lotteries.find((one) => one.gameId === gameId))
  return (listed?.jackpots ?? []).filter((one) => one.mode === mode && one.currency === currency)
}
