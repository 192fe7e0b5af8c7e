import type { TableTips } from '@fairground/contract'
import { VendorTipList } from '@fairground/contract/psw'
import type { AppContext } from '../../../context.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { askStudio } from './ask-studio.ts'
import { amountIn } from './setup-amounts.ts'

/** What players gave whoever dealt in the last days, by table and shift. Refusal: GAME_UNAVAILABLE. */
export async function readTableTips(app: AppContext, days: number): Promise<Outcome<TableTips>> {
  const told = await askStudio(app, `/tables/tips?days=${days}`, VendorTipList)
  if (!told) return refuse('GAME_UNAVAILABLE')
  return ok({ list: told.tips.map(({ given, ...row }) => ({ ...row, given: amountIn(row.currency)(given) })) })
}
