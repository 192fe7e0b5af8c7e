import { spotTable } from '../../parts/spots/spot-table.ts'
import { bauCua } from './bau-cua.ts'
import { markOfThrow } from './throws.ts'

/** Three dice of pictures for everybody. Marks: the throw. */
export const bauCuaTable = spotTable(bauCua.spotRules, {
  id: 'bau-cua',
  version: 1,
  groups: { main: 1 },
  groupOf: () => 'main',
  markOf: markOfThrow,
  momentsOf: (events, { stepMs }) => events.map(() => 3 * stepMs),
})
