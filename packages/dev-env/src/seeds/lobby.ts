import { demoAccounts } from '../demo-accounts.ts'
import type { StaffUser } from '../staff-user.ts'
import { enter } from './players.ts'
import type { SeedWorld } from './seed-world.ts'
import { enterStaff } from './staff.ts'

const [owner] = demoAccounts.staff
const [minhanh88, bienxanh79] = demoAccounts.players

/** Studios that have a mark of their own, in the order of the lobby. */
const marked = [
  'nine-carp',
  'ferris-reels',
  'moonwell',
  'copperhead',
  'paper-boat',
  'lotus-garden',
  'bamboo-brass',
  'deepwater',
]

/** Small instant games by code and name, the one to open over every page first. */
const small = { 'coin-flip': 'Coin Flip', dice: 'Dice' }

/** The studios with a mark come first, a mini game opens over every page, and two voices are in the chat. */
export async function seedLobby(world: SeedWorld): Promise<void> {
  const { api } = await enterStaff(world, owner)
  const chosen = await findMiniGame(api)
  if (chosen) {
    const { nodeId, isEnabled, sort, classify, trial, names } = chosen
    await api.staff.changeGame({ nodeId, isEnabled, sort, classify, trial, names, opensIn: 'mini' })
  }
  for (const [sort, vassalage] of marked.entries()) await api.staff.changeBrand({ vassalage, isEnabled: true, sort })
  const said = [
    [minhanh88, 'Chào cả nhà, hôm nay trời mát ghê.'],
    [bienxanh79, 'Chào bạn! Mình vừa ghé quầy vòng quay.'],
  ] as const
  for (const [account, text] of said) {
    const player = await enter(world, account)
    const { roomId } = await player.api.chat.launch({})
    const before = await player.api.chat.messages({ roomId })
    if (!before.some((message) => message.text === text)) await player.api.chat.say({ roomId, text })
  }
}

type StaffApi = StaffUser['api']

/** A coin to flip, or dice. */
async function findMiniGame(api: StaffApi) {
  for (const [code, name] of Object.entries(small)) {
    const { list } = await api.staff.games({ name, state: 'open', pageSize: 100 })
    const game = list.find(({ gameCode }) => gameCode === code)
    if (game) return game
  }
}
