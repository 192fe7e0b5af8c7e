import { useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { usePollMs } from '../../../lib/live.ts'

/** The figures of the day, renewed as they change. */
export const useDashboard = () =>
  useQuery({ ...query.staff.dashboard.queryOptions({ input: {} }), refetchInterval: usePollMs() })
