import { QueryClient } from '@tanstack/react-query'
import { isRefusal } from './api-refusal.ts'

const retriesMax = 2
/** A busy server says when to come back; so often a read waits for that. */
const busyRetriesMax = 8
const waitMsMax = 60_000

/** A refusal is an answer and is not asked again; a broken connection is, and a server that was too busy. */
export function shouldRetry(failures: number, error: Error): boolean {
  if (isRefusal(error, 'TOO_MANY_REQUESTS')) return failures < busyRetriesMax
  return failures < retriesMax && (!isRefusal(error) || error.code === 'OFFLINE' || error.code === 'SYSTEM_ERROR')
}

/** Milliseconds until a read is tried again: what the server asked for, else longer from time to time. */
export function retryDelay(failures: number, error: Error): number {
  const seconds = isRefusal(error, 'TOO_MANY_REQUESTS') ? (error.value?.retryAfter ?? 5) : 2 ** failures
  return Math.min(Math.max(seconds, 1) * 1_000, waitMsMax)
}

/** Reads are fresh for 30 seconds and again when the window comes back; actions are never repeated by themselves. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay, staleTime: 30_000, refetchOnWindowFocus: true },
      // A press without a connection is told at once; waiting for the network would send it unasked later.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
