import { demoAccounts } from '../demo-accounts.ts'

/** Somebody who plays on in the demo world. */
export interface DemoPerson {
  username: string
  password: string
  /** As banks write it. */
  payeeName: string
  /** What this person plays, mostly. */
  likes: 'tables' | 'slots' | 'crash'
  /** How many of the least chips a bet of this person is, at most. */
  chips: number
}

const { password } = demoAccounts.players[0]

const names: readonly [username: string, payeeName: string, likes: DemoPerson['likes'], chips: number][] = [
  ['hongnhung91', 'Tran Hong Nhung', 'tables', 5],
  ['vanlam86', 'Nguyen Van Lam', 'tables', 20],
  ['thuytien95', 'Le Thuy Tien', 'tables', 3],
  ['ducmanh82', 'Hoang Duc Manh', 'tables', 10],
  ['kimchi99', 'Bui Kim Chi', 'tables', 8],
  ['baolong90', 'Dang Bao Long', 'tables', 15],
  ['ngocanh97', 'Phan Ngoc Anh', 'tables', 4],
  ['phuocloc88', 'Huynh Phuoc Loc', 'crash', 5],
  ['mylinh93', 'Vo My Linh', 'crash', 10],
  ['tienthanh85', 'Duong Tien Thanh', 'slots', 2],
  ['xuanmai96', 'Ly Xuan Mai', 'slots', 4],
  ['giahuy94', 'Truong Gia Huy', 'slots', 3],
]

export const demoPeople: readonly DemoPerson[] = names.map(([username, payeeName, likes, chips]) => ({
  ...{ username, password, payeeName, likes, chips },
}))

/** Everybody whom the launcher puts into the sandbox, for the console, which marks them. */
export const demoNames: readonly string[] = [...demoAccounts.players, ...demoAccounts.agents, ...demoPeople].map(
  ({ username }) => username,
)
