import type { i18n, TFunction } from 'i18next'
import type { SlipPadState } from '../tables/slips/slip-pad.ts'

interface Words {
  t: TFunction
  i18n: i18n
  cash(minor: bigint): string
}

/** Why a slip was not taken, and what would fit; undefined where nothing is to be said here. */
export function refusalWords({ t, i18n, cash }: Words, refusal: SlipPadState['refusal']): string | undefined {
  if (!refusal || refusal.code === 'INSUFFICIENT_FUNDS') return undefined
  const { code, fault } = refusal
  const ofSeat = `live.seat.refused.${code}`
  if (!fault && i18n.exists(ofSeat)) return t(ofSeat)
  if (!fault) return t(i18n.exists(`refused.${code}.text`) ? `refused.${code}.text` : 'refused.OTHER.text')
  const [limit, fits] = [cash(BigInt(fault.limitMinor)), cash(BigInt(fault.fitsMinor))]
  return t(`live.fault.${fault.rule}`, { limit, fits })
}
