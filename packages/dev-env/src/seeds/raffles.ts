import type { RaffleTerms } from '@fairground/contract'
import { languages } from '@fairground/i18n'
import { demoAccounts } from '../demo-accounts.ts'
import { enter } from './players.ts'
import { sayYesToWaiting } from './second-yes.ts'
import type { SeedWorld } from './seed-world.ts'
import { enterStaff } from './staff.ts'

const [minhanh88, bienxanh79] = demoAccounts.players
const [owner] = demoAccounts.staff
const dayMs = 86_400_000

type Words = [vi: string, en: string]
type Prize = [words: Words, amount: string, weight: number, stock: number]
type Written = Pick<RaffleTerms, 'kind' | 'chanceRule' | 'chanceStep' | 'chanceCountMax' | 'memberMax'> & {
  title: Words
  content: Words
  prizes: readonly Prize[]
}

const written: readonly Written[] = [
  {
    kind: 'wheel',
    chanceRule: 'free',
    chanceStep: '0.00',
    chanceCountMax: 3,
    memberMax: '3000000.00',
    title: ['Vòng quay đêm hội', 'The wheel of the fair'],
    content: [
      '<p>Mỗi ngày <strong>ba lượt quay</strong>. Máy chủ rút thưởng và trả ngay vào ví; tỷ lệ ghi ở bên dưới.</p>',
      '<p><strong>Three spins</strong> every day. The server draws and pays into your wallet at once; the odds stand below.</p>',
    ],
    prizes: [
      [['Chúc may mắn lần sau', 'Better luck next time'], '0.00', 380, 0],
      [['2.000 ₫', '2,000 ₫'], '2000.00', 300, 20_000],
      [['5.000 ₫', '5,000 ₫'], '5000.00', 200, 8_000],
      [['20.000 ₫', '20,000 ₫'], '20000.00', 90, 1_500],
      [['100.000 ₫', '100,000 ₫'], '100000.00', 27, 200],
      [['1.000.000 ₫', '1,000,000 ₫'], '1000000.00', 3, 10],
    ],
  },
  {
    kind: 'redEnvelope',
    chanceRule: 'deposit',
    chanceStep: '500000.00',
    chanceCountMax: 5,
    memberMax: '3000000.00',
    title: ['Lì xì cuối năm', 'Red envelopes of the year’s end'],
    content: [
      '<p>Nạp mỗi 500.000 ₫ trong ngày được mở một bao lì xì, nhiều nhất năm bao.</p>',
      '<p>Every 500,000 ₫ of deposits in a day opens one envelope, five at most.</p>',
    ],
    prizes: [
      [['8.000 ₫', '8,000 ₫'], '8000.00', 700, 10_000],
      [['18.000 ₫', '18,000 ₫'], '18000.00', 250, 3_000],
      [['88.000 ₫', '88,000 ₫'], '88000.00', 48, 400],
      [['888.000 ₫', '888,000 ₫'], '888000.00', 2, 10],
    ],
  },
]

const inLanguages = <Value>(of: (place: 0 | 1) => Value) =>
  Object.fromEntries(languages.map((language) => [language, of(language === 'vi' ? 0 : 1)]))

/** A wheel and a red envelope; two players have turned the wheel. Neither opens by itself. */
export async function seedRaffles(world: SeedWorld): Promise<void> {
  const { api } = await enterStaff(world, owner)
  const { total } = await api.staff.raffles({ pageSize: 1 })
  for (const { title, content, prizes, ...terms } of written.slice(total)) {
    const { raffleId } = await api.staff.addRaffle({
      ...terms,
      texts: inLanguages((place) => ({ title: title[place], content: content[place] })),
      startsAt: new Date(Date.now() - dayMs).toISOString(),
      endsAt: new Date(Date.now() + 60 * dayMs).toISOString(),
      audience: 'all',
      audienceDays: 0,
      audienceAccounts: [],
      chanceCycle: 'daily',
      isPopup: false,
      prizes: prizes.map(([words, amount, weight, stock]) => ({
        names: inLanguages((place) => words[place]),
        amount,
        weight,
        stock,
      })),
    })
    const { wish } = await api.staff.publishRaffle({ raffleId })
    if (wish) await sayYesToWaiting(world, [raffleId])
  }
  for (const account of [minhanh88, bienxanh79]) {
    const player = await enter(world, account)
    const wheel = await player.api.raffles.state({ kind: 'wheel' })
    if (wheel?.mine.length === 0)
      await player.api.raffles.claim({ promotionId: wheel.promotionId, requestId: `seed-${account.username}` })
  }
}
