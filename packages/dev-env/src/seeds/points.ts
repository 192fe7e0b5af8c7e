import type { PointItemTerms } from '@fairground/contract'
import { demoAccounts } from '../demo-accounts.ts'
import type { SeedWorld } from './seed-world.ts'
import { enterStaff } from './staff.ts'

const [owner] = demoAccounts.staff

type Item = Pick<PointItemTerms, 'picture' | 'kind' | 'requiredPoints' | 'stock' | 'names'> & Partial<PointItemTerms>

const items: readonly Item[] = [
  {
    picture: 'envelope',
    kind: 'credit',
    creditAmount: '20000.00',
    requiredPoints: 1_500,
    stock: 500,
    names: { vi: 'Lì xì 20.000 ₫', en: 'Red envelope of 20,000 ₫' },
  },
  {
    picture: 'fan',
    kind: 'goods',
    requiredPoints: 4_000,
    stock: 120,
    names: { vi: 'Quạt giấy hội chợ', en: 'Paper fan of the fair' },
  },
  {
    picture: 'money',
    kind: 'credit',
    creditAmount: '200000.00',
    requiredAmount: '10000000.00',
    requiredPoints: 12_000,
    stock: 50,
    names: { vi: 'Túi tiền 200.000 ₫', en: 'Money bag of 200,000 ₫' },
  },
  {
    picture: 'headphones',
    kind: 'goods',
    requiredAmount: '20000000.00',
    requiredPoints: 60_000,
    stock: 12,
    names: { vi: 'Tai nghe không dây', en: 'Wireless headphones' },
  },
  {
    picture: 'game',
    kind: 'goods',
    requiredAmount: '50000000.00',
    requiredPoints: 250_000,
    stock: 3,
    names: { vi: 'Máy chơi game cầm tay', en: 'Handheld game console' },
  },
]

/** Something in the points mall for every purse. */
export async function seedPoints(world: SeedWorld): Promise<void> {
  const { api } = await enterStaff(world, owner)
  const known = await api.staff.pointItems({})
  for (const item of items.slice(known.length))
    await api.staff.addPointItem({ requiredAmount: '0.00', creditAmount: '0.00', isShown: true, ...item })
}
