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

/** Small instant games, the one to open over every page first. */
const miniCodes = ['coin-flip', 'dice']

/** The studios with a mark come first, a mini game opens over every page, and two voices are in the chat. */
export async function seedLobby(world: SeedWorld): Promise<void> {
  const { api } = await openStaff(world.consoleUrl, owner.username, owner.password)
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

type StaffApi = Awaited<ReturnType<typeof openStaff>>['api']

/** The one the operator chose already; else a coin to flip, or dice. */
async function findMiniGame(api: StaffApi) {
  const games: Awaited<ReturnType<StaffApi['staff']['games']>>['list'] = []
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await api.staff.games({ state: 'open', pageNo, pageSize: 100 })
    games.push(...page.list)
    if (page.list.length === 0 || games.length >= page.total) break
  }
  const small = miniCodes.flatMap((code) => games.filter(({ gameCode }) => gameCode === code))
  return games.find(({ opensIn }) => opensIn === 'mini') ?? small[0]
}
