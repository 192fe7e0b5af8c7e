import type { AppContext } from '../../../context.ts'
import type { SealedColumn } from '../../../lib/sealed-column.ts'

const purposeOf = (memberId: string): string => `point-address:${memberId}`

/** Where goods are sent, unreadable without the key of the platform. */
export const sealAddress = ({ secrets }: Pick<AppContext, 'secrets'>, memberId: string, address: string): string =>
  secrets.seal(purposeOf(memberId), address)

export const openAddress = ({ secrets }: Pick<AppContext, 'secrets'>, memberId: string, sealed: string): string =>
  secrets.open(purposeOf(memberId), sealed)

export const pointsSealed: readonly SealedColumn[] = [
  {
    table: 'point_redemptions',
    column: 'address_sealed',
    key: ['id'],
    reads: ['member_id'],
    purposeOf: ({ member_id: memberId = '' }) => purposeOf(memberId),
  },
]
