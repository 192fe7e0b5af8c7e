/** Something that can be had for points. */
export interface PointItem {
  id: string
  names: Readonly<Record<string, string>>
  /** Of the art. */
  picture: string
  kind: 'goods' | 'credit'
  requiredPoints: number
  /** What a member must have deposited in all. */
  requiredMinor: bigint
  creditMinor: bigint
  stock: number
  isShown: boolean
  revision: number
  changedAt: Date
  changedBy: string
}
