/** People of the demo world. Passwords are public on purpose: the world exists in the sandbox profile only. */
export interface DemoAccount {
  username: string
  password: string
  /** What they are there to show. */
  shows: string
}

const playerPassword = 'hoicho2026'
const staffPassword = 'fairground-demo'

export const demoAccounts = {
  players: [
    { username: 'minhanh88', password: playerPassword, shows: 'a player with money, rounds and a payout behind her' },
    { username: 'bienxanh79', password: playerPassword, shows: 'a withdrawal that waits for review' },
    { username: 'hoasen88', password: playerPassword, shows: 'a large withdrawal with one of two approvals' },
    {
      username: 'quocbao77',
      password: playerPassword,
      shows: 'a refused withdrawal with its reason, and a disputed one',
    },
    { username: 'tuanpham', password: playerPassword, shows: 'a bank deposit that waits to be matched' },
    { username: 'lananh90', password: playerPassword, shows: 'a new player with nothing yet' },
  ],
  agents: [
    { username: 'hoiquan88', password: playerPassword, shows: 'a general agent whose team plays, with contracts' },
    { username: 'phohoa77', password: playerPassword, shows: 'an agent below, with a salary and an offer that waits' },
  ],
  staff: [
    { username: 'owner', password: staffPassword, shows: 'owner: everything' },
    { username: 'trang', password: staffPassword, shows: 'finance: first approver' },
    { username: 'khoa', password: staffPassword, shows: 'finance: second approver' },
    { username: 'linh', password: staffPassword, shows: 'support: reads members, decides nothing' },
  ],
} as const satisfies Record<string, readonly DemoAccount[]>

/** Payment password of every demo player. */
export const demoPaymentPassword = '246810'
