import type { TableExposure } from '@fairground/contract'
import { VendorExposure } from '@fairground/contract/psw'
import type { AppContext } from '../../../context.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { askStudio } from './ask-studio.ts'
import { amountIn } from './setup-amounts.ts'

/** What open rounds may cost the house now. Refusal: GAME_UNAVAILABLE. */
export async function readTableExposure(app: AppContext, tableId: string | undefined): Promise<Outcome<TableExposure>> {
  const asked = tableId === undefined ? '' : `?tableId=${encodeURIComponent(tableId)}`
  const told = await askStudio(app, `/tables/exposure${asked}`, VendorExposure)
  if (!told) return refuse('GAME_UNAVAILABLE')
  const { books, groups, places, players } = told
  return ok({
    books: books.map(({ worst, held, cap, ...book }) => {
      const shown = amountIn(book.currency)
      return { ...book, worst: shown(worst), held: shown(held), cap: shown(cap) }
    }),
    groups: groups.map(({ held, cap, ...group }) => {
      const shown = amountIn(group.currency)
      return { ...group, held: shown(held), cap: shown(cap) }
    }),
    places: places.map(({ stake, ...place }) => ({ ...place, stake: amountIn(place.currency)(stake) })),
    players,
  })
}
