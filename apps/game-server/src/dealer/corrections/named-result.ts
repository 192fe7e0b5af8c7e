import type { AppContext } from '../../context.ts'
import type { SharedRules } from '../../tables/rules-of.ts'

/** A result as the road of its table says it; null where its letter has no name. */
export function namedResult(
  { catalogue }: AppContext,
  tableId: string,
  rules: Pick<SharedRules, 'markOf'>,
  outcome: unknown,
): { vi?: string; en: string } | null {
  const game = catalogue.find(tableId)
  const mark = rules.markOf?.(outcome)
  if (game?.kind !== 'shared' || mark === undefined) return null
  const names = game.live?.letters?.find((letter) => letter.mark === mark)?.names
  return names ? { ...names } : null
}
