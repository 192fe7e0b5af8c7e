import type { PointSource } from '@fairground/contract'

export interface PointMove {
  id: string
  source: PointSource
  changed: number
  balance: number
  reference: string
  createdAt: Date
}
