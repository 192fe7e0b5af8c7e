import manifest from 'virtual:art'
import { type Theme, themes } from '@fairground/art/catalogue'
import { artUrl } from '@fairground/art/url'
import type { SlotModel, SymbolId } from '@fairground/game-rules/slots'
import coinUrl from './coin.svg?no-inline'

export type SymbolImages = ReadonlyMap<SymbolId, HTMLImageElement | HTMLCanvasElement>

/** The theme with this name; the fairground's own for one that this client does not know yet. */
export const themeOr = (name: string): Theme => themes.find((theme) => theme === name) ?? 'fair'

/** Address of a symbol's picture in a theme. Throws when the art has none: a model never shows an empty cell. */
export function symbolUrl(theme: Theme, symbol: SymbolId): string {
  // The coin is the house's own in every theme: it carries its worth.
  if (symbol === 'coin') return coinUrl
  const url = artUrl(manifest, `symbol/${theme}/${symbol}`)
  if (!url) throw new Error(`no picture of ${symbol} in theme ${theme}`)
  return url
}

/** Every picture the model's reels need, decoded. Rejects when one of them cannot be fetched. */
export async function loadSymbolImages(theme: Theme, model: SlotModel): Promise<SymbolImages> {
  const loaded = model.symbols.map(async ({ id }) => {
    const image = new Image()
    image.src = symbolUrl(theme, id)
    await image.decode()
    return [id, image] as const
  })
  return new Map(await Promise.all(loaded))
}
