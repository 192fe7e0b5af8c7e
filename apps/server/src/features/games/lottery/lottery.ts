import type { PrizeMode } from '@fairground/contract'

/** Games that are lotteries. */
export const lotteryTypes = ['ELOTT', 'LOTT'] as const

/** By vendor first, then by type; a vendor of instant lotteries begins with ZY. */
export function prizeModeOf({ brandCode, gameType }: { brandCode: string; gameType: string }): PrizeMode {
  if (brandCode === 'TCG_SEA') return 'SEA'
  if (brandCode === 'TCG_LOTTO_VN' || gameType === 'LOTT') return 'LOTT'
  return brandCode.startsWith('ZY') ? 'ZY' : 'ELOTT'
}
