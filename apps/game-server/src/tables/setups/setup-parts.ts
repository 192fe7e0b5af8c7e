import { arenaHouses, arenaLooks, dealers, liveStudios } from '@fairground/art/catalogue'
import type { SharedTitle } from '../../catalogue/game.ts'

interface Part {
  readonly slug: string
  readonly name: string
}

/** Whose name a table of these rules may bear, and who deals there or how it looks. */
export interface SetupParts {
  providers: readonly Part[]
  themes: readonly Part[]
}

export function partsOf({ category, provider, theme }: SharedTitle): SetupParts {
  if (category === 'LIVE') return { providers: liveStudios, themes: dealers }
  if (category === 'COCKFIGHT')
    return { providers: arenaHouses, themes: arenaLooks.map((look) => ({ slug: look, name: look })) }
  return { providers: [{ slug: provider.code, name: provider.name }], themes: [{ slug: theme, name: theme }] }
}
