import { malayOf } from '@fairground/game-rules/games/cockfight'
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

export const priceText = (priceCents: number, wanted: OddsForm, locale: string): string =>
  numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    wanted === 'malay' ? malayOf(priceCents) : priceCents / 100,
  )
