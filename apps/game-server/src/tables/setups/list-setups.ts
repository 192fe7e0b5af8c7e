import type { VendorTableSetups } from '@fairground/contract/psw'
import type { SharedTitle } from '../../catalogue/game.ts'
import { stakeCurrencies } from '../../catalogue/stakes.ts'
import type { AppContext } from '../../context.ts'
import { readChange } from './save-setup.ts'
import { limitsInForce } from './setup-limits.ts'
import { partsOf } from './setup-parts.ts'

/** Every table as it is set up, the rules that a further one may play by, and the caps of groups. */
export async function listSetups({ db, catalogue }: AppContext): Promise<VendorTableSetups> {
  const [waiting, caps] = await Promise.all([
    db.selectFrom('tables').select(['table_id', 'next_change']).where('next_change', 'is not', null).execute(),
    db.selectFrom('risk_caps').selectAll().orderBy('risk_group').orderBy('currency').execute(),
  ])
  const waits = new Map(waiting.map(({ table_id, next_change }) => [table_id, readChange(next_change)]))
  const titles = catalogue.list().filter((game) => game.kind === 'shared')
  return {
    // Whoever changes a table once more goes on from what waits.
    tables: titles.map((title) => ({
      ...{ ...setupOf(title), ...waits.get(title.gameId) },
      isWaiting: waits.has(title.gameId),
    })),
    rules: catalogue.listTableRules().map((title) => {
      const { providers, themes } = partsOf(title)
      const { rules, names } = title
      return { rulesId: rules.id, names, providers: [...providers], themes: [...themes], limits: limitsOf(title) }
    }),
    riskCaps: caps.map(({ risk_group, currency, cap_minor }) => ({ riskGroup: risk_group, currency, cap: cap_minor })),
  }
}

function setupOf(title: SharedTitle) {
  const { gameId: tableId, rules, names, provider, theme, table } = title
  const { speed, tier, language, betBehind, tips, media, riskGroup, source } = table
  const seats = table.seats > 0 ? (7 as const) : (0 as const)
  return {
    ...{
      tableId,
      rulesId: rules.id,
      names,
      provider: provider.code,
      theme,
      speed,
      tier,
      language,
      seats,
      betBehind,
      tips,
      media,
    },
    ...{ riskGroup, source },
    limits: limitsOf(title),
  }
}

const limitsOf = (title: SharedTitle) =>
  Object.fromEntries(
    stakeCurrencies.flatMap((currency) => {
      const limits = limitsInForce(title, currency)
      return limits ? [[currency, limits]] : []
    }),
  )
