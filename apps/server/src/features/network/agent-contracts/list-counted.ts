import type { ContractKind } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import type { Reader } from '../../../db/db.ts'
import { ceilingOf, findBearing, readMargin } from '../../rewards/margin/index.ts'

/**
 * Games whose bets count for contracts of a kind, by node id: their category has a ceiling for it, and for what pays on
 * turnover they leave what the site sets aside. A dividend is a share of what was lost and never more than that.
 */
export async function listCounted(
  reader: Reader,
  app: Pick<AppContext, 'clock' | 'config'>,
  kind: ContractKind,
): Promise<string[]> {
  const { given, ceilings } = await readMargin(reader, { app, language: 'en' })
  const games = kind === 'dividend' ? given.games : findBearing(given, ceilings)
  return games.filter(({ gameType }) => ceilingOf(ceilings, kind, gameType) > 0).map(({ nodeId }) => nodeId)
}
