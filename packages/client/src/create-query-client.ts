import { QueryClient } from '@tanstack/react-query'
import { isRefusal } from './api-refusal.ts'

const retriesMax = 2

/** A refusal is an answer and is not asked again; a broken connection is. */
const shouldRetry = (failures: number, error: Error): boolean =>
  failures < retriesMax && (!isRefusal(error) || error.code === 'OFFLINE' || error.code === 'SYSTEM_ERROR')

/** Reads are fresh for 30 seconds and again when the window comes back; actions are never repeated by themselves. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: 30_000, refetchOnWindowFocus: true },
      // A press without a connection is told at once; waiting for the network would send it unasked later.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
