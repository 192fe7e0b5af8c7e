import { demoAccounts } from '../demo-accounts.ts'

/** Somebody who plays on in the demo world. */
export interface DemoPerson {
  username: string
  password: string
  /** What this person plays, mostly. */
  likes: 'tables' | 'slots' | 'crash'
  /** How many of the least chips a bet of this person is, at most. */
  chips: number
}

const { password } = demoAccounts.players[0]

const names: readonly [username: string, likes: DemoPerson['likes'], chips: number][] = [
  ['hongnhung91', 'tables', 5],
  ['vanlam86', 'tables', 20],
  ['thuytien95', 'tables', 3],
  ['ducmanh82', 'tables', 10],
  ['kimchi99', 'tables', 8],
  ['baolong90', 'tables', 15],
  ['ngocanh97', 'tables', 4],
  ['phuocloc88', 'crash', 5],
  ['mylinh93', 'crash', 10],
  ['tienthanh85', 'slots', 2],
  ['xuanmai96', 'slots', 4],
  ['giahuy94', 'slots', 3],
]

export const demoPeople: readonly DemoPerson[] = names.map(([username, likes, chips]) => ({
  ...{ username, password, likes, chips },
}))

/** Everybody whom the launcher puts into the sandbox, for the console, which marks them. */
export const demoNames: readonly string[] = [...demoAccounts.players, ...demoAccounts.agents, ...demoPeople].map(
  ({ username }) => username,
)
