import type { Dashboard } from '@fairground/contract'
import type * as z from 'zod'

export type DashboardData = z.infer<typeof Dashboard>
