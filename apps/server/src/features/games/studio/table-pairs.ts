import type { TablePair } from '@fairground/contract'
import { VendorPairs } from '@fairground/contract/psw'
import { formatAmount, getCurrency } from '@fairground/money'
import type { AppContext } from '../../../context.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { askStudio } from './ask-studio.ts'
import { readTableMembers } from './read-table-members.ts'
import { readTableNames } from './read-table-names.ts'

/** Pairs that the studio found at its tables for money, with their accounts. Refusal: GAME_UNAVAILABLE. */
export async function readTablePairs(app: AppContext): Promise<Outcome<{ list: TablePair[] }>> {
  const told = await askStudio(app, '/desk/pairs', VendorPairs)
  if (!told) return refuse('GAME_UNAVAILABLE')
  const { pairs } = told
  const gameIds = [...new Set(pairs.flatMap(({ hands }) => hands.map(({ gameId }) => gameId)))]
  const playerIds = [...new Set(pairs.flatMap(({ playerId, partnerId }) => [playerId, partnerId]))]
  const [names, members] = [await readTableNames(app.db, gameIds), await readTableMembers(app.db, playerIds)]
  return ok({
    list: pairs.map(({ playerId, partnerId, facts, hands, foundAt }, at) => ({
      // Ids of the studio stay there.
      ...{ pairId: `pair-${at}`, facts, foundAt, player: members.get(playerId), partner: members.get(partnerId) },
      hands: hands.map(({ handId, gameId, endedAt, currency, netMinor, partnerNetMinor }) => ({
        ...{ handId, endedAt, currency, names: names.get(gameId) ?? { vi: gameId, en: gameId } },
        net: formatAmount(BigInt(netMinor), getCurrency(currency)),
        partnerNet: formatAmount(BigInt(partnerNetMinor), getCurrency(currency)),
      })),
    })),
  })
}
