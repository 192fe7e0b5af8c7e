import { VendorWalletAnswer } from '@fairground/contract/psw'

export type WalletDirection = 'in' | 'out'

/** Money that a member moves between the main wallet and the purse at a vendor. */
export interface WalletTransfer {
  id: string
  memberId: string
  vendorId: string
  /** `in`: to the vendor. */
  direction: WalletDirection
  currency: string
  amountMinor: bigint
  requestId: string
  /** `pending`: the vendor's answer is not known, and the money is in transit. */
  state: 'pending' | 'done' | 'refused'
  /** What the vendor said to it in the end. */
  vendorCode: string | undefined
  tries: number
  createdAt: Date
}

/** One of them with the name of its vendor. */
export type ListedWalletTransfer = WalletTransfer & { vendorName: string }

/** What a member has at a vendor, as the vendor last told it. */
export interface VendorWallet {
  vendorId: string
  name: string
  /** A brand under which its games are shown. */
  vassalage: string | undefined
  balanceMinor: bigint
  isActive: boolean
}

/** What an answer of the vendor comes to; undefined leaves the outcome unknown. */
export interface VendorWord {
  state: 'done' | 'refused'
  vendorCode: string
  /** What the member has there now. */
  balanceMinor: bigint
}

/** Only what is signed, answered with 200 and well formed is an outcome. */
export function wordOf({ status, answer }: { status: number; answer: unknown }): VendorWord | undefined {
  const told = status === 200 ? VendorWalletAnswer.safeParse(answer) : undefined
  if (!told?.success) return undefined
  const { code, balance } = told.data
  return { state: code === 'OK' ? 'done' : 'refused', vendorCode: code, balanceMinor: BigInt(balance) }
}

const waitsMs = [1_000, 2_000, 5_000, 10_000, 30_000, 60_000] as const
const waitMsMax = 300_000

/** Delay before the next retry at a vendor, by number of tries. */
export const waitMsAfter = (tries: number): number => waitsMs[tries - 1] ?? waitMsMax

/** Where the money of a transfer goes out of transit. */
export const destinationOf = (direction: WalletDirection, state: 'done' | 'refused'): 'cash' | 'vendor' =>
  (direction === 'in') === (state === 'done') ? 'vendor' : 'cash'

/** Both repeat the same wish. */
export const isSameWish = (
  one: Pick<WalletTransfer, 'vendorId' | 'direction' | 'amountMinor'>,
  other: Pick<WalletTransfer, 'vendorId' | 'direction' | 'amountMinor'>,
): boolean =>
  one.vendorId === other.vendorId && one.direction === other.direction && one.amountMinor === other.amountMinor

interface ModeFacts {
  pendingCount: number
  /** What players have at the vendor by its own word; undefined when it did not tell. */
  keptMinor: bigint | undefined
}

/** Why a vendor cannot give up its purses now; undefined when it can. Rounds that are open never matter: their wins are always taken. */
export function findModeObstacle({
  pendingCount,
  keptMinor,
}: ModeFacts): 'moneyInTransit' | 'notTold' | 'moneyThere' | undefined {
  if (pendingCount > 0) return 'moneyInTransit'
  if (keptMinor === undefined) return 'notTold'
  return keptMinor > 0n ? 'moneyThere' : undefined
}
