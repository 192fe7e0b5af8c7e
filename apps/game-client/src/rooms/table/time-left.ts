import type { Turn } from './turn.ts'

const secondMs = 1_000

/** First the time of one action runs, then the bank. */
export function timeLeft({ deadlineMs, bankMs, wholeMs }: Turn, nowMs: number) {
  const leftMs = Math.max(0, deadlineMs - nowMs)
  const isBank = leftMs <= bankMs
  const [partMs, fullMs] = isBank ? [leftMs, bankMs] : [leftMs - bankMs, wholeMs]
  return {
    isBank,
    seconds: Math.ceil(partMs / secondMs),
    share: fullMs === 0 ? 0 : Math.min(1, partMs / fullMs),
    bankSeconds: Math.ceil(Math.min(leftMs, bankMs) / secondMs),
  }
}
