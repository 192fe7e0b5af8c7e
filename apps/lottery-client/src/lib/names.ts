import type { LotteryListed } from '@fairground/contract/lottery'
import { numberFormat } from '@fairground/money'
import { useUi } from '@fairground/ui'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { wordsOf } from './bet-words.ts'

/** A lottery's name in the player's language, else in one that it has. */
export function useLotteryName(): (listed: LotteryListed | undefined) => string {
  const { locale } = useUi()
  return (listed) => listed?.names[locale] ?? listed?.names.en ?? listed?.gameId ?? ''
}

/** In 4D they are the names of its two bets; in every other lottery they are a half of what can come. */
const halves: readonly string[] = ['big', 'small']

/** Names of the bets of a lottery, of their groups, and of the prizes of a draw. */
export function useBetNames(rulesId: string | undefined) {
  const { t, i18n } = useTranslation()
  const nameOf = (head: string, id: string) => {
    const isOwn = i18n.exists(`${head}.${id}`) && (rulesId === '4d' || !halves.includes(id))
    return isOwn ? t(`${head}.${id}`) : wordsOf(t, id)
  }
  return { play: (id: string) => nameOf('play', id), tab: (id: string) => nameOf('tab', id) }
}

/** Names of the prizes of a draw. */
export function usePrizeName(): (id: string) => string {
  const { t } = useTranslation()
  return (id) => prizeName(t, id)
}

const ranks: Record<string, number> = { first: 1, second: 2, third: 3 }
const extras: readonly string[] = ['extra', 'bonus']
const likePlays: readonly string[] = ['front3', 'back3', 'bottom2']

function prizeName(t: TFunction, id: string): string {
  const rank = ranks[id] ?? (/^G\d$/.test(id) ? Number(id.slice(1)) : undefined)
  if (rank !== undefined) return t('prize.nth', { number: rank })
  if (likePlays.includes(id)) return t(`play.${id}`)
  if (id === 'numbers') return t('prize.number')
  return extras.includes(id) ? wordsOf(t, id) : t(`prize.${id}`)
}

/** Plain figures: odds, counts. */
export function useFigure(): (value: number) => string {
  const { locale } = useUi()
  const format = numberFormat(locale, { maximumFractionDigits: 3 })
  return (value) => format.format(value)
}

/** `20261120-0254` is told by its last part. */
export const shortDrawNo = (drawNo: string): string => drawNo.split('-').at(-1) ?? drawNo
