import type { i18n, TFunction } from 'i18next'
import type { TipRefusal } from '../live-state.ts'

interface Words {
  t: TFunction
  i18n: i18n
  cash(minor: bigint): string
}

/** Why a tip was not taken; undefined where none was refused. */
export function tipWords({ t, i18n, cash }: Words, refusal: TipRefusal | undefined): string | undefined {
  if (!refusal) return undefined
  const { code } = refusal
  if ('fault' in refusal && refusal.fault) return t('live.tip.left', { fits: cash(BigInt(refusal.fault.fitsMinor)) })
  if (code === 'BONUS_MONEY') return t('live.tip.bonus')
  if (code === 'TIPS_CLOSED' || code === 'ROUND_MOVED_ON') return t('live.tip.closed')
  return t(i18n.exists(`refused.${code}.text`) ? `refused.${code}.text` : 'refused.OTHER.text')
}
