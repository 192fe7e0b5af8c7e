import type { Game } from '@fairground/contract'
import type { LiveStore } from './live-store.ts'

/** Which table stands before the others: where most play, of those with the longest road; kept while it is open, or none is known to be. */
export class FeaturedTable {
  private kept: string | undefined

  /** Its node; the first game where nobody tells of any table. */
  choose(store: Pick<LiveStore, 'find'>, games: readonly Game[]): string | undefined {
    const isOpen = (nodeId: string) => {
      const table = store.find(nodeId)?.table
      return table?.state === 'open' && table.phase !== 'silent'
    }
    const isListed = games.some(({ nodeId }) => nodeId === this.kept)
    if (this.kept !== undefined && isListed && isOpen(this.kept)) return this.kept
    const rank = ({ nodeId }: Game): [players: number, results: number] => {
      const shown = store.find(nodeId)
      const hasRoad = shown?.letters.some(({ side }) => side !== undefined)
      return [shown?.table.players ?? 0, (hasRoad && shown?.table.road.length) || 0]
    }
    const open = games.filter(({ nodeId }) => isOpen(nodeId)).map((game) => ({ nodeId: game.nodeId, rank: rank(game) }))
    const [best] = open.toSorted((one, other) => other.rank[0] - one.rank[0] || other.rank[1] - one.rank[1])
    if (best) this.kept = best.nodeId
    return best?.nodeId ?? (isListed ? this.kept : games[0]?.nodeId)
  }
}
