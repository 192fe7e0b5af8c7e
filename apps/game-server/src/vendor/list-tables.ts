import type { VendorTable, VendorTableList } from '@fairground/contract/psw'
import type { SharedTitle } from '../catalogue/game.ts'
import { limitsOfTitle } from '../catalogue/instant-limits.ts'
import { stakeCurrencies } from '../catalogue/stakes.ts'
import type { AppContext } from '../context.ts'
import { countOpenRounds, type OpenRound } from '../tables/count-open-rounds.ts'

/** Every table of the studio, with the round that is under way at it. */
export async function listTables({ db, catalogue }: AppContext): Promise<VendorTableList> {
  const titles = catalogue.list().filter((game) => game.kind === 'shared')
  const rounds = new Map((await countOpenRounds(db)).map((round) => [round.tableId, round]))
  return { tables: titles.map((title) => viewTable(title, rounds.get(title.gameId))) }
}

function viewTable(title: SharedTitle, round: OpenRound | undefined): VendorTable {
  const { gameId: tableId, names, provider, rules, table } = title
  const { speed, tier, language, state, cause, source, changedAt } = table
  return {
    ...{ tableId, rulesId: rules.id, names, provider: provider.name, speed, tier, language, state, cause, source },
    changedAt: changedAt.toISOString(),
    limits: Object.fromEntries(stakeCurrencies.flatMap((currency) => limitsIn(title, currency))),
    round: round ? roundOf(round) : null,
  }
}

function limitsIn(title: SharedTitle, currency: string): [string, VendorTable['limits'][string]][] {
  const limits = limitsOfTitle(currency, title)
  if (!limits) return []
  const { stakeMinorMin, stakeMinorMax, payoutMinorMax } = limits
  const [stakeMin, stakeMax, payoutMax] = [stakeMinorMin, stakeMinorMax, payoutMinorMax].map(String)
  return [[currency, { stakeMin, stakeMax, payoutMax } as VendorTable['limits'][string]]]
}

const roundOf = ({ sharedRoundId, number, phase, bets, players }: OpenRound): VendorTable['round'] => ({
  ...{ sharedRoundId, number, phase, bets, players },
})
