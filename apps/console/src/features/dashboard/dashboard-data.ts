import type { Dashboard } from '@fairground/contract'
import type { infer as Infer } from 'zod'

export type DashboardData = Infer<typeof Dashboard>
