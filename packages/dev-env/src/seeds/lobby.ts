import { demoAccounts } from '../demo-accounts.ts'
import { openStaff } from '../staff-user.ts'
import { enter } from './players.ts'
import type { SeedWorld } from './seed-world.ts'

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

/** The studios with a mark come first, a mini game opens over every page, and two voices are in the chat. */
export async function seedLobby(world: SeedWorld): Promise<void> {
  const { api } = await openStaff(world.consoleUrl, owner.username, owner.password)
  const { list } = await api.staff.games({ gameType: 'RNG', state: 'open', pageSize: 100 })
  const chosen = list.find(({ opensIn }) => opensIn === 'mini') ?? list.at(-1)
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
