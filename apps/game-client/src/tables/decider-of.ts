import type { ReadRound } from '@fairground/contract/studio'
import type { ReadTool, TableRules } from '@fairground/game-rules/tables'

/** What has no shoe, of which nothing is published before it falls. */
export type Decider = Exclude<ReadTool, 'shoe'>

/** What decided a round without seed and shoe: there is nothing to hold it against. */
export function deciderOf(
  rules: Pick<TableRules, 'readings'> | undefined,
  read: Pick<ReadRound, 'deckSet'> | undefined,
): Decider | undefined {
  if (read?.deckSet !== null) return undefined
  const tool = rules?.readings?.tool
  return tool === undefined || tool === 'shoe' ? 'wheel' : tool
}
