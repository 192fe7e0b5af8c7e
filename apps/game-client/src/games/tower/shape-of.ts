import type { TowerEvent, TowerShape } from '@fairground/game-rules/games/tower'
import { type BoardProps, eventsOf } from '../../instant/instant-screen.ts'
import type { TowerFields } from './tower-board.tsx'

/** The tower of the round under way, else of the next bet. */
export function shapeOf(
  shapes: Readonly<Record<string, TowerShape>>,
  { round, fields }: Pick<BoardProps<TowerFields>, 'round' | 'fields'>,
): TowerShape {
  const raised = eventsOf<TowerEvent>(round).find((event) => event.type === 'raised')
  if (raised && (!round?.isOver || raised.difficulty === fields.difficulty)) return raised
  const shape = shapes[fields.difficulty] ?? Object.values(shapes)[0]
  if (!shape) throw new Error('a tower has at least one shape')
  return shape
}
