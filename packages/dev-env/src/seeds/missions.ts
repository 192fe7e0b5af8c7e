import type { MissionTerms } from '@fairground/contract'
import { languages } from '@fairground/i18n'
import { demoAccounts } from '../demo-accounts.ts'
import { enter } from './players.ts'
import { sayYesToWaiting } from './second-yes.ts'
import type { SeedWorld } from './seed-world.ts'
import { enterStaff } from './staff.ts'

const [minhanh88, bienxanh79] = demoAccounts.players
const [owner] = demoAccounts.staff
const dayMs = 86_400_000

type Words = [title: string, content: string]
type Written = Pick<MissionTerms, 'cycle' | 'goal' | 'target' | 'reward'> &
  Pick<Partial<MissionTerms>, 'gameType'> & { vi: Words; en: Words }

const written: readonly Written[] = [
  {
    cycle: 'daily',
    goal: 'logins',
    target: 1,
    reward: '2000.00',
    vi: ['Ghé thăm hội chợ', '<p>Chỉ cần đăng nhập hôm nay.</p>'],
    en: ['Drop by the fair', '<p>Just log in today.</p>'],
  },
  {
    cycle: 'daily',
    goal: 'rounds',
    target: 20,
    reward: '5000.00',
    vi: ['20 ván mỗi ngày', '<p>Chơi 20 ván ở bất kỳ trò nào.</p>'],
    en: ['20 rounds a day', '<p>Play 20 rounds of any game.</p>'],
  },
  {
    cycle: 'weekly',
    goal: 'games',
    target: 5,
    reward: '20000.00',
    vi: ['Dạo quanh các gian hàng', '<p>Thử 5 trò khác nhau trong tuần.</p>'],
    en: ['A walk around the stalls', '<p>Try 5 different games in the week.</p>'],
  },
  {
    cycle: 'weekly',
    goal: 'bet',
    gameType: 'RNG',
    target: 5_000_000,
    reward: '50000.00',
    vi: ['Tuần lễ Slots', '<p>Đạt 5.000.000 ₫ cược hợp lệ ở các trò Slots.</p>'],
    en: ['Slots of the week', '<p>Reach 5,000,000 ₫ of valid bets on slots.</p>'],
  },
  {
    cycle: 'once',
    goal: 'deposit',
    target: 1_000_000,
    reward: '30000.00',
    vi: ['Túi tiền đầu tiên', '<p>Nạp tổng cộng 1.000.000 ₫ khi nhiệm vụ đang mở.</p>'],
    en: ['The first purse', '<p>Deposit 1,000,000 ₫ in all while the mission is open.</p>'],
  },
]

/** Missions of every kind; two players have collected one, so that the leaderboard has names. */
export async function seedMissions(world: SeedWorld): Promise<void> {
  const { api } = await enterStaff(world, owner)
  const { total } = await api.staff.missions({ pageSize: 1 })
  for (const { vi, en, ...terms } of written.slice(total)) {
    const text = ([title, content]: Words) => ({ title, content })
    const { missionId } = await api.staff.addMission({
      ...terms,
      texts: Object.fromEntries(languages.map((language) => [language, text(language === 'vi' ? vi : en)])),
      startsAt: new Date(Date.now() - 2 * dayMs).toISOString(),
      endsAt: new Date(Date.now() + 90 * dayMs).toISOString(),
      budget: '20000000.00',
      memberMax: '1000000.00',
    })
    const { wish } = await api.staff.publishMission({ missionId })
    if (wish) await sayYesToWaiting(world, [missionId])
  }
  for (const account of [minhanh88, bienxanh79]) {
    const player = await enter(world, account)
    const { missions } = await player.api.missions.overview({})
    const done = missions.find(({ goal, status }) => goal === 'logins' && status === 'claim')
    if (done) await player.api.promotions.requestReward({ missionId: done.missionId })
  }
}
