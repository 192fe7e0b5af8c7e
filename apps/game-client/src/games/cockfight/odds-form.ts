import { numberFormat } from '@fairground/money'
import { createStore, deviceStorage, useStore } from '@fairground/vendor-ui'

/** How prices are written; kept on this device. */
export const oddsForms = ['malay', 'decimal'] as const
export type OddsForm = (typeof oddsForms)[number]

const storageKey = 'fairground.cockfight.odds'
const form = createStore<{ form: OddsForm }>({
  form: deviceStorage.read(storageKey) === 'decimal' ? 'decimal' : 'malay',
})

export const useOddsForm = (): OddsForm => useStore(form, (state) => state.form)

export function chooseOddsForm(chosen: OddsForm): void {
  deviceStorage.write(storageKey, chosen)
  form.set({ form: chosen })
}

/**
 * A price in hundredths, stake included, as Malay odds: what one wins, where that is no more than the stake; else, below
 * zero, what has to be staked to win one.
 */
export function malayOf(priceCents: number): number {
  const win = priceCents - 100
  return win <= 100 ? win / 100 : -Math.round(10_000 / win) / 100
}

export const priceText = (priceCents: number, wanted: OddsForm, locale: string): string =>
  numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    wanted === 'malay' ? malayOf(priceCents) : priceCents / 100,
  )
